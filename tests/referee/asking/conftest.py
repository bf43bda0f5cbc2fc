from typing import Any

import pytest


@pytest.fixture(autouse=True)
def unhurried(settings: Any) -> None:
    """All questions come from one address here."""
    settings.THROTTLE = dict.fromkeys(settings.THROTTLE, 1_000_000)
