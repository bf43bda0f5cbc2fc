import tomllib
from pathlib import Path

__version__: str = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]["version"]
