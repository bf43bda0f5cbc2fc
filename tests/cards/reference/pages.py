"""The pages of the reference, by their addresses in English and German."""

PAGES = [
    ("/en/search/?q=tactician", "/de/suche/?q=tactician"),
    ("/en/search/help/", "/de/suche/hilfe/"),
    ("/en/cards/", "/de/karten/"),
    ("/en/cards/?type=duration&order=cost", "/de/karten/?type=duration&order=cost"),
    ("/en/cards/tactician/", "/de/karten/taktiker/"),
    ("/en/cards/trader/", "/de/karten/fahrender-haendler/"),
    ("/en/cards/throne-room/with/tactician/", "/de/karten/thronsaal/mit/taktiker/"),
    ("/en/rulings/seaside2:tactician:5/", "/de/klarstellungen/seaside2:tactician:5/"),
    ("/en/rulings/base2:turn:1/", "/de/klarstellungen/base2:turn:1/"),
    ("/en/rules/", "/de/regeln/"),
    ("/en/rules/seaside2/", "/de/regeln/seaside2/"),
    ("/en/sets/", "/de/erweiterungen/"),
    ("/en/sets/cornucopia/", "/de/erweiterungen/reiche-ernte/"),
    ("/en/offline/", "/de/offline/"),
]
