"""The same with a Python client that was generated from the description."""

import json
import sys

from referee_client import Client
from referee_client.api.adjudications import adjudicate
from referee_client.api.kingdoms import generate_kingdom, get_setup
from referee_client.api.reference import list_cards
from referee_client.api.situations import store_situation
from referee_client.models import Adjudication, CardPage, Document, Kingdom, Pending, Problem, Setup, Situation, Wishes

client = Client(base_url=sys.argv[1])
table = Document.from_dict(
    {
        "players": {"Anna": {"hand": ["Throne Room", "Tactician", "3 Copper"]}, "Bernd": {"hand": ["5 Copper"]}},
        "moves": ["play Throne Room"],
    }
)
played = adjudicate.sync(client=client, body=table)
assert isinstance(played, Adjudication)
assert isinstance(played.pending, Pending)
first: str = played.steps[0].text.de

cards = list_cards.sync(client=client, id=["tactician", "witch"])
assert isinstance(cards, CardPage)
ids: list[str] = [card.id for card in cards.results]  # always told, so never unset

stored = store_situation.sync(client=client, body=table)
assert isinstance(stored, Situation)

kingdom = generate_kingdom.sync(client=client, body=Wishes(size=8, colony=True))
assert isinstance(kingdom, Kingdom)
assert isinstance(kingdom.code, str)
setup = get_setup.sync(kingdom.code, client=client, players=4)
assert isinstance(setup, Setup)
assert setup.players == 4

refused = adjudicate.sync(client=client, body=Document.from_dict({"players": {}}))
assert isinstance(refused, Problem)
told = {"choices": played.pending.choices, "first": first, "ids": ids, "place": refused.place}
sys.stdout.write(json.dumps(told))
