"""Who imports whom, beside the contracts of pyproject.toml: no circle, hidden inside a function or not."""

from __future__ import annotations

from graphlib import TopologicalSorter

from grimp import build_graph


def test_no_module_imports_itself_through_others() -> None:
    graph = build_graph("cards", "referee", "rules", exclude_type_checking_imports=True, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()  # else CycleError, which names the circle
