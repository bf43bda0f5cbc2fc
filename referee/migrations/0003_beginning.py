"""A table is what the engine plays at; what is stored is how a dispute begins."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("referee", "0002_api")]

    operations = [migrations.RenameModel("Table", "Beginning")]
