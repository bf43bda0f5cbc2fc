"""/referee QUESTION for a chat: the verdict, why, and a picture of it. Needs nothing but Python."""

import json
import sys
from typing import Any
from urllib.parse import quote
from urllib.request import Request, urlopen

SITE = "http://127.0.0.1:8000"


def call(path: str, body: object = None) -> Any:
    data = json.dumps(body).encode() if body else None
    with urlopen(Request(SITE + path, data, {"Content-Type": "application/json"}), timeout=20) as answer:
        return json.load(answer)


def referee(question: str) -> str:
    asked = call(f"/api/ask/?q={quote(question)}")
    lang, answer = asked["lang"], asked["answer"]
    if not answer:
        return {"en": "I do not know.", "de": "Das weiß ich nicht."}[lang]
    lines = [answer["word"][lang], answer["text"][lang]]
    if asked["cites"]:
        rulings = call(f"/api/rulings/?slug={','.join(asked['cites'])}&lang={lang}")["results"]
        lines += [f"- {ruling['text']} ({ruling['address']})" for ruling in rulings]
    if asked["document"]:  # the table that was played: anybody can open it and go on
        played = call(f"/api/adjudications/?lang={lang}", asked["document"])
        lines += [played["address"], played["picture"]]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(referee(" ".join(sys.argv[1:])) + "\n")
