"""Every page that the browser looks at, at both widths, in both languages, by day, and on a phone by night too.

A path stands below the language: "/cards/moat/" is visited as /de/cards/moat/ and /en/cards/moat/.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Page:
    name: str
    path: str
    status: int = 200


PAGES = [
    Page("home", "/"),
    Page("not-found", "/no-such-page/", status=404),
    Page("search", "/search/?q=throne+room"),
    Page("search-misspelt", "/search/?q=tacticain+duration+cost%3C%3D5+colour:red"),
    Page("search-start", "/search/"),
    Page("search-nothing", "/search/?q=xyzzyplugh"),
    Page("search-help", "/search/help/"),
    Page("card", "/cards/tactician/"),
    Page("card-older", "/cards/lighthouse/?edition=1"),
    Page("card-superseded", "/cards/throne-room/"),
    Page("card-pile", "/cards/augurs/"),
    Page("card-landscape", "/cards/cave-dwellers/"),
    Page("card-potion", "/cards/familiar/"),
    Page("card-missing", "/cards/taktikr/", status=404),
    Page("pair", "/cards/wharf/with/throne-room/"),
    Page("ruling", "/rulings/seaside2:tactician:5/"),
    Page("ruling-superseded", "/rulings/base1:throne-room:1/"),
    Page("ruling-missing", "/rulings/seaside2:tactician:99/", status=404),
    Page("wrong", "/wrong/?about=/en/rulings/seaside2:tactician:5/"),
    Page("all-cards", "/cards/?type=duration"),
    Page("pocket", "/pocket/"),
    Page("rules", "/rules/"),
    Page("book", "/rules/seaside2/"),
    Page("sets", "/sets/"),
    Page("set", "/sets/seaside/"),
    Page("disputes", "/disputes/"),
    Page("disputes-of-a-card", "/disputes/?card=tactician"),
    Page("disputes-none", "/disputes/?q=xyzzyplugh"),
    Page("situation", "/disputes/throne-room-on-tactician/"),
    Page("describe", "/dispute/"),
    Page("describe-begun", "/dispute/?situation=blockade-with-three-players"),
    Page("describe-form", "/dispute/?as=form&situation=blockade-with-three-players"),
    Page("document", "/dispute/?as=document&situation=throne-room-on-tactician"),
    Page("dispute-altered", "/dispute/open/abcdefgh/0/", status=400),
    Page("dispute-missing", "/dispute/aaaaaaaaaa/0/", status=404),
    Page("kingdoms", "/kingdoms/"),
    Page("kingdoms-tonight", "/kingdoms/?own=base2&own=seaside2&own=hinterlands1"),
    Page("kingdom", "/kingdoms/allies/castle-wars/?players=4"),
    Page("kingdom-substitutes", "/kingdoms/hinterlands1/adventures-abroad/?substitutes=1"),
    Page("kingdom-bane", "/kingdoms/cornucopia/the-spice-of-life/"),
    Page("kingdom-made", "/kingdoms/code/1pvmzfzb8trdj1w0d1a8p/?called=gear.village"),
    Page("kingdom-code-wrong", "/kingdoms/code/1nonsense/", status=404),
    Page("draw", "/kingdoms/new/"),
    Page(
        "draw-drawn",
        "/kingdoms/new/?own=base2&own=allies&attacking=yes&curses=no&lock=gear&code=1pvmzfzb8trdj1w0d1a8p&came=gear&gone=witch&before=1pvmzfzb8trdj1w0d1a8p",
    ),
    Page("draft", "/kingdoms/draft/?own=base2&own=allies&seed=1&pick=village&pick=augurs"),
    Page("paste", "/kingdoms/paste/"),
    Page("kingdoms-collision", "/kingdoms/new/?own=base2&lock=Witch&attacks=0&do=make", status=422),
    Page("paste-unknown", "/kingdoms/paste/?list=Dorf%0AMoet%0ASchmiede", status=422),
]
