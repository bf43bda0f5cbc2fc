from django.apps import AppConfig
from django.db.backends.signals import connection_created


class RefereeConfig(AppConfig):
    name = "referee"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from referee.guard import deadline

        connection_created.connect(deadline.keep)
