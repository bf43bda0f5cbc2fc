"""JSON-RPC as the Model Context Protocol speaks it, in the version with a handshake and in the one without.

The official package would bring 28 packages and 32 MB for what is a hundred lines here; the tests speak to this through
its client.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, BinaryIO, TextIO

from rules.console.calling import Tool, WrongArguments
from rules.console.resources import RESOURCES, read_resource
from rules.document.keys import MOST_CHARACTERS

MOST_BYTES = 4 * MOST_CHARACTERS  # of a message
STATELESS = "2026-07-28"  # every request says all about itself
HANDSHAKE = ("2025-11-25", "2025-06-18", "2025-03-26")  # newest first: the one that is offered to whoever wants another
VERSION, CAPABILITIES = "io.modelcontextprotocol/protocolVersion", "io.modelcontextprotocol/clientCapabilities"
INSTRUCTIONS = (
    "A referee for Dominion. For a quarrel describe the table to `adjudicate` with moves [] first, then take further "
    "moves from pending.choices; quote the cites. Where it does not know, it says so: say so too. Card names may be "
    "English or German."
)
ABILITIES: dict[str, Any] = {"tools": {}, "resources": {}}
AN_HOUR = {"ttlMs": 3_600_000, "cacheScope": "public"}
NAMED = {"tools/call": "name", "resources/read": "uri"}  # what the header Mcp-Name repeats


@dataclass
class RpcError(Exception):
    """An error of JSON-RPC, and the status that HTTP has for it."""

    code: int
    message: str
    status: int = 400
    data: dict[str, Any] | None = None


@dataclass
class Reply:
    body: dict[str, Any] | None  # nothing: it was no question
    status: int = 200


@dataclass
class RpcCall:
    method: str
    params: Mapping[str, Any] = field(default_factory=dict)
    stateless: bool = False


@dataclass(frozen=True)
class McpServer:
    """What it offers, and how a tool is called: told as text, and whether something was wrong."""

    version: str
    tools: Mapping[str, Tool]
    call: Callable[[Tool, Any, Any], tuple[str, bool]]

    def described(self) -> dict[str, str]:
        return {"name": "referee", "title": "Referee", "version": self.version}


Method = Callable[[McpServer, RpcCall, Any], dict[str, Any]]


def serve(server: McpServer, lines: BinaryIO, out: TextIO) -> None:
    """One message a line, in and out."""
    while line := lines.readline(MOST_BYTES + 1):
        answered = _reply_to_line(server, line)
        if answered.body is not None:
            print(json.dumps(answered.body, ensure_ascii=False), file=out, flush=True)


def _reply_to_line(server: McpServer, line: bytes) -> Reply:
    if not line.strip():
        return Reply(None)
    if len(line) > MOST_BYTES:
        return not_json("The message is too long.")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return not_json("This is not JSON.")
    return reply(server, message, None)


def not_json(text: str) -> Reply:
    return Reply({"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": text}}, 400)


def reply(server: McpServer, message: Any, caller: Any, headers: Mapping[str, str] | None = None) -> Reply:
    """What a message is answered with. `headers`, where there are any, have to say the same as the message."""
    id = message.get("id") if isinstance(message, dict) else None
    try:
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            raise RpcError(-32600, "One JSON-RPC 2.0 message belongs here.")
        if "id" not in message:
            return Reply(None, 202)
        if not isinstance(id, str | int) or isinstance(id, bool) or not isinstance(message.get("method"), str):
            raise RpcError(-32600, "A request has an id and a method.")
        asked = _read(message, headers)
        if asked.method not in METHODS:
            raise RpcError(-32601, f"There is no method {asked.method[:60]}; there are {', '.join(METHODS)}.", 404)
        result = METHODS[asked.method](server, asked, caller)
    except RpcError as refusal:
        error = {"code": refusal.code, "message": refusal.message} | ({"data": refusal.data} if refusal.data else {})
        return Reply({"jsonrpc": "2.0", "id": id, "error": error}, refusal.status)
    if asked.stateless:
        result = {
            "resultType": "complete",
            **result,
            "_meta": {"io.modelcontextprotocol/serverInfo": server.described()},
        }
    return Reply({"jsonrpc": "2.0", "id": id, "result": result})


def _read(message: Mapping[str, Any], headers: Mapping[str, str] | None) -> RpcCall:
    params = message.get("params", {})
    if not isinstance(params, dict):
        raise RpcError(-32602, "params has to be a map.")
    meta, method = params.get("_meta"), message["method"]
    if not isinstance(meta, dict) or VERSION not in meta:
        return RpcCall(method, params)
    version = meta[VERSION]
    if CAPABILITIES not in meta:
        raise RpcError(-32602, f"params._meta lacks {CAPABILITIES}.")
    if headers is not None:
        _same(headers, "MCP-Protocol-Version", version)
        _same(headers, "Mcp-Method", method)
        if method in NAMED and NAMED[method] in params:
            _same(headers, "Mcp-Name", params[NAMED[method]])
    if version != STATELESS:
        data = {"supported": [STATELESS], "requested": str(version)[:40]}
        raise RpcError(-32022, "Unsupported protocol version", data=data)
    return RpcCall(method, params, stateless=True)


def _same(headers: Mapping[str, str], name: str, said: Any) -> None:
    if headers.get(name) != said:
        raise RpcError(-32020, f"The header {name} does not say the same as the message.")


# --- methods ---------------------------------------------------------------------------------------------------------


def _initialize(server: McpServer, asked: RpcCall, caller: Any) -> dict[str, Any]:
    wanted = asked.params.get("protocolVersion")
    version = wanted if wanted in HANDSHAKE else HANDSHAKE[0]
    return {
        "protocolVersion": version,
        "capabilities": ABILITIES,
        "serverInfo": server.described(),
        "instructions": INSTRUCTIONS,
    }


def _discover(server: McpServer, asked: RpcCall, caller: Any) -> dict[str, Any]:
    versions = [STATELESS, *HANDSHAKE]
    return {"supportedVersions": versions, "capabilities": ABILITIES, "instructions": INSTRUCTIONS, **AN_HOUR}


def _list_tools(server: McpServer, asked: RpcCall, caller: Any) -> dict[str, Any]:
    return {"tools": [tool.described() for tool in server.tools.values()], **(AN_HOUR if asked.stateless else {})}


def _listed(name: str, rows: list[dict[str, Any]]) -> Method:
    return lambda server, asked, caller: {name: rows, **(AN_HOUR if asked.stateless else {})}


def _call(server: McpServer, asked: RpcCall, caller: Any) -> dict[str, Any]:
    name, arguments = asked.params.get("name"), asked.params.get("arguments") or {}
    if not isinstance(name, str) or name not in server.tools:
        raise RpcError(-32602, f"There is no tool {str(name)[:60]}; there are {', '.join(server.tools)}.")
    try:
        told, wrong = server.call(server.tools[name], arguments, caller)
    except WrongArguments as error:
        told, wrong = str(error), True
    return {"content": [{"type": "text", "text": told}], "isError": wrong}


def _read_resource(server: McpServer, asked: RpcCall, caller: Any) -> dict[str, Any]:
    uri = asked.params.get("uri")
    found = read_resource(uri) if isinstance(uri, str) else None
    if found is None:
        raise RpcError(-32602, f"There is no resource {str(uri)[:200]}.", data={"uri": str(uri)[:200]})
    content = {"uri": uri, "mimeType": "text/plain", "text": found}
    return {"contents": [content], **(AN_HOUR if asked.stateless else {})}


METHODS: dict[str, Method] = {
    "initialize": _initialize,
    "server/discover": _discover,
    "ping": lambda server, asked, caller: {},
    "tools/list": _list_tools,
    "tools/call": _call,
    "resources/list": _listed("resources", RESOURCES),
    "resources/templates/list": _listed("resourceTemplates", []),
    "resources/read": _read_resource,
}
