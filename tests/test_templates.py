"""A template is laid out to be read."""

from pathlib import Path

TEMPLATES = Path(__file__).parent.parent / "templates"
LONGEST = 200


def test_no_line_of_a_template_is_longer_than_a_window_is_wide() -> None:
    over = [
        f"{path.relative_to(TEMPLATES)}:{number} has {len(line)} characters"
        for path in sorted(TEMPLATES.rglob("*.html"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert over == []


SHARED = {"partials", "drawings"}  # of every page, and what a page has by the dozen


def test_every_folder_of_templates_is_called_like_the_room_or_the_app_whose_they_are() -> None:
    apps = [TEMPLATES.parent / app for app in ("cards", "referee")]
    rooms = {app.name for app in apps} | {room.parent.name for app in apps for room in app.glob("*/__init__.py")}
    folders = {path.name for path in TEMPLATES.iterdir() if path.is_dir()}
    assert folders - rooms - SHARED == set()


def test_a_page_of_a_room_lies_in_a_folder_of_that_app() -> None:
    """A view of `referee` renders nothing that lies under the whole app's word; what all its pages extend does."""
    assert [path.name for path in (TEMPLATES / "referee").iterdir()] == ["base.html"]
