"""What gunicorn is configured with."""

import subprocess
import sys

from referee.operations.guard import clock
from referee.operations.server import workers
from tests.check import ROOT

FORK_WHILE_STARTING = """
import os, threading, time
import django
django.setup()
from referee.operations.server.workers import STARTING

started, holds = [], threading.Event()
def start():
    with STARTING:
        holds.set()
        time.sleep(0.3)
        started.append(True)
threading.Thread(target=start).start()
holds.wait()
child = os.fork()
if not child:
    free = STARTING.acquire(timeout=5)
    os._exit(0 if started and free else 1)
raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def test_no_worker_is_forked_while_another_process_is_being_started(tmp_path):
    """It would hold an end of the pipe that the start waits for, and what died would never come back."""
    environment = {"DJANGO_SETTINGS_MODULE": "referee.settings", "DATA_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", FORK_WHILE_STARTING], cwd=ROOT, env=environment, timeout=60)
    assert done.returncode == 0


def test_a_process_that_only_waits_for_its_turn_is_not_taken_for_dead():
    """What is too slow ends itself long before; gunicorn would end the process, with all that it answers."""
    assert workers.timeout >= 4 * clock.LONGEST
