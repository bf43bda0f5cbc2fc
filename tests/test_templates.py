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
