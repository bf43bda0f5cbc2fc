"""Tries to break the site, in parts, each bounded in time, on this machine only. See `manage.py campaign`."""


class Broken(Exception):
    """A promise does not hold."""


class NotTried(Exception):
    """This machine lacks what it takes to try that."""
