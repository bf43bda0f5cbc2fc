"""Tries to break the site, in parts, each bounded in time, on this machine only. See `manage.py campaign`."""
