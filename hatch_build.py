"""Makes the wheel: the engine under the name that others import it by, and its fixtures beside it.

Here its modules say `rules`, a name that somebody else's environment may well have already. In the wheel the folder and
every import of it is called as the distribution is; nothing else of a file changes.
"""

import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "dominion_referee"
IMPORT = re.compile(r"^(\s*(?:>>> )?(?:from|import) )rules\b", re.MULTILINE)
LEFT_OUT = ("benchmark.py", "mutation.py", "cites.py", "soak.py", "pairs.py")  # tools of those who write cards
FIXTURES = ("cards", "kingdoms", "rulings", "rules", "situations", "expansions.yaml", "kinds.yaml", "types.yaml")


class Renamed(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root, made = Path(self.root), Path(tempfile.mkdtemp())
        self.made = made
        for path in sorted([*(root / "rules").rglob("*.py"), *(root / "rules").rglob("*.yaml")]):
            if path.parent.name != "tools" or path.name not in LEFT_OUT:
                text = path.read_text(encoding="utf-8")
                to = made / path.relative_to(root / "rules")
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_text(IMPORT.sub(rf"\g<1>{PACKAGE}", text) if path.suffix == ".py" else text, encoding="utf-8")
        (made / "py.typed").touch()
        build_data["force_include"][str(made)] = PACKAGE
        for name in FIXTURES:
            for path in (
                [root / "fixtures" / name] if "." in name else sorted((root / "fixtures" / name).rglob("*.yaml"))
            ):
                build_data["force_include"][str(path)] = f"{PACKAGE}/fixtures/{path.relative_to(root / 'fixtures')}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.made)
