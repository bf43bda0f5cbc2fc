"""Measures the reference as it is served: gunicorn, real sockets, a database of its own (manage.py bench_reference)."""
