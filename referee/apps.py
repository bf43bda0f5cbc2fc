from django.apps import AppConfig
from django.core.checks import register
from django.db.backends.signals import connection_created


class RefereeConfig(AppConfig):
    name = "referee"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from referee.operations.guard import costs, deadline, liveness

        register(costs.check_costs)
        connection_created.connect(deadline.keep)
        connection_created.connect(liveness.listen)
