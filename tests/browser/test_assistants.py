"""The referee through the official client of the protocol: both transports, both versions, every tool."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from referee.mcp.tools import TOOLS
from rules.console.protocol import HANDSHAKE, STATELESS
from tests.browser.conftest import ROOT
from tests.referee.mcp.test_mcp import CALLS, EXPECTED

VERSIONS = pytest.mark.parametrize(("mode", "version"), [("auto", STATELESS), ("legacy", HANDSHAKE[0])])


async def every_call(server: Any, mode: str) -> dict[str, Any]:
    async with Client(server, mode=mode) as client:
        listed = await client.list_tools()
        resource = await client.read_resource("referee://document-format")
        told = {name: await client.call_tool(name, arguments) for name, arguments in CALLS.items()}
        return {
            "version": client.protocol_version,
            "tools": [tool.name for tool in listed.tools],
            "resource": resource.contents[0].text,
            "calls": {name: (result.is_error, result.content[0].text) for name, result in told.items()},
        }


def all_of_it(server: Any, mode: str) -> dict[str, Any]:
    """In a thread of its own: the browser's loop may run in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(every_call(server, mode))).result()


def check(found: dict[str, Any], version: str) -> None:
    assert found["version"] == version
    assert found["tools"] == list(TOOLS)
    assert "players" in found["resource"]
    for name, (wrong, text) in found["calls"].items():
        assert not wrong, text
        assert EXPECTED[name] in text, name


@VERSIONS
def test_over_http(site: str, mode: str, version: str) -> None:
    check(all_of_it(f"{site}/mcp/", mode), version)


@pytest.fixture(scope="session")
def own_site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has the project on a disk and starts the command."""
    found = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "CACHE_URL")}
    found |= {"DATA_DIR": str(tmp_path_factory.mktemp("own")), "DJANGO_SETTINGS_MODULE": "referee.settings"}
    for command in ("migrate", "load"):
        subprocess.run([sys.executable, "manage.py", command, "-v0"], env=found, cwd=ROOT, check=True)
    return found


@VERSIONS
def test_over_standard_input(own_site: dict[str, str], mode: str, version: str) -> None:
    manage = str(Path(ROOT) / "manage.py")
    server = StdioServerParameters(command=sys.executable, args=[manage, "mcp"], env=own_site)
    check(all_of_it(stdio_client(server), mode), version)
