"""How fast it is, part by part: `manage.py bench`."""
