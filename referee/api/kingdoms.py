"""Kingdoms: recommended ones, their set-up, ones made by lot, ones that were pasted."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from django.http import QueryDict
from django.urls import reverse
from django.utils.functional import lazystr
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response

from cards.catalogue import Catalogue
from cards.kingdoms import copies, paste, wish_form
from cards.kingdoms.codes import NoCode, decode
from cards.kingdoms.generator import BY_LOT, SIZES, Collision, generate
from cards.kingdoms.layout import Layout
from cards.kingdoms.owning import books, build, read_books
from cards.kingdoms.presentation import ShownKingdom
from cards.kingdoms.setup import PLAYERS, checklist, pile_sizes, starting_deck
from cards.kingdoms.views import find as find_kingdom
from cards.kingdoms.wish_words import wish_name
from cards.models import Kingdom
from cards.pages.costs import costs
from cards.pages.languages import BOTH, say_in, translated
from referee.api import parameters
from referee.api.components import ref
from referee.api.lists import Listing, One
from referee.api.prefetch import show, tell
from referee.api.schema import choice_parameters, gets, lists, one, posts, query
from referee.api.shapes import SHAPES
from referee.api.view import Reading, View
from referee.models import MadeKingdom
from referee.problems import Problem, not_found, wrong_document
from rules.facts import expansion_names, expansions, facts
from rules.kingdoms import kingdom_names
from rules.speech.grammar import LANGUAGES

LISTS = ("own", "wish", "lock", "veto")
SENT_AS = {"books": "own", "locked": "lock", "vetoed": "veto"}
WISHES = (*LISTS, *wish_form.NUMBERS, *wish_form.EITHER, *wish_form.OF_BOXES, "seed")


def found_by(view: View, id: str) -> ShownKingdom:
    """A recommended kingdom by book:slug, any other by its code."""
    if ":" in id:
        book, _colon, slug = id.partition(":")
        kingdom = find_kingdom(view.known, book, slug)
        if kingdom is not None:
            return show(kingdom)
        near = [(row.name_en, row.name_de) for row in near_kingdoms(view, slug)]
        raise not_found(_("There is no kingdom “%(id)s”."), near, id=id[:80])
    try:
        return ShownKingdom(decode(id), wish_form.USUAL_PLAYERS)
    except NoCode as error:
        text = {
            "version": _("“%(id)s” is a code of a newer version than this one."),
            "newer": _("“%(id)s” names cards that are not here yet."),
            "altered": _("“%(id)s” is not a kingdom’s code: it was changed or cut off on the way."),
        }[error.why]
        raise not_found(text, id=id[:80]) from None


def id_of(laid: ShownKingdom) -> str:
    return f"{laid.kingdom.edition.book}:{laid.kingdom.slug}" if laid.kingdom else laid.code


def near_kingdoms(view: View, slug: str) -> list[Any]:
    return [view.known.kingdoms[key] for key in view.known.kingdom_names.near(slug.replace("-", " "), 5)]


@lists(
    "listKingdoms",
    "Kingdom",
    _("Recommended kingdoms"),
    _("Every kingdom that a book recommends; with own only those that these boxes are enough for."),
    q="wharf",
    book="seaside2",
    own="base2",
)
@costs("listing")
class Kingdoms(Listing):
    of = "Kingdom"
    params = ("q", "book", "own")

    def find(self, query: QueryDict, warnings: list[Any]) -> list[Any]:
        typed = query.get("q", "").strip()
        found = self.search(typed, warnings).kingdoms if typed else list(self.known.kingdoms.values())
        if book := query.get("book", "").strip():
            if book not in self.known.books:
                text = _("There is no book “%(name)s”, so nothing is found. There are: %(books)s.")
                warnings.append((text, {"name": book[:60], "books": ", ".join(self.known.books)}))
            found = [kingdom for kingdom in found if kingdom.edition.book == book]
        if given := [part.strip() for value in query.getlist("own") for part in value.split(",") if part.strip()]:
            owned = read_books(given)
            for name in given:
                if name not in owned:
                    text = _("There is no book “%(name)s”; it was left out. There are: %(books)s.")
                    warnings.append((text, {"name": name[:60], "books": ", ".join(books())}))
            found = [row for row in found if not build(Layout.of(row), owned, row.alternates).missing]
        return found

    def by_slug(self, slugs: list[str]) -> Mapping[str, Kingdom]:
        return self.known.kingdoms

    def ready(self, rows: Any) -> Any:
        return [show(kingdom) for kingdom in rows]


@one(
    "getKingdom",
    "Kingdom",
    _("A kingdom"),
    {"id": "seaside2:high-seas"},
    _("A recommended one by book:slug, any other by its code."),
)
@costs("reading")
class OneKingdom(One):
    of = "Kingdom"

    def find(self, id: str) -> ShownKingdom:
        return found_by(self, id)


@gets(
    operation_id="getSetup",
    summary=_("A kingdom’s set-up"),
    description=_("Everything to do before the first turn, the piles’ sizes, and what can stay in the boxes."),
    tags=["kingdoms"],
    parameters=[
        OpenApiParameter("id", str, OpenApiParameter.PATH),
        query("players", 3),
        query("substitutes", "1"),
    ],
    responses={200: OpenApiResponse(ref("Setup"))},
)
@costs("reading")
class KingdomSetup(Reading):
    def answer(self, request: Request, **kwargs: Any) -> Any:
        found = found_by(self, kwargs["id"])
        given = request.GET.get("players", str(wish_form.USUAL_PLAYERS))
        if given not in {str(n) for n in PLAYERS}:
            raise Problem(400, "wrong-query", _("2 to 6 can play."), "query.players")
        layout, substituted = found.layout, False
        wanted = parameters.one_of(request.GET, "substitutes", ("0", "1")) == "1"
        if wanted and found.kingdom and found.alternates:
            layout, substituted = layout.with_substitutes(found.alternates), True
        laid = ShownKingdom(layout, int(given), found.kingdom, substituted)
        tongue = self.asked.tongue
        return {
            "kingdom": kwargs["id"],
            "players": laid.players,
            "items": items(tongue, laid),
            "supply": pile_sizes(layout, laid.players),
            "deck": starting_deck(layout),
            "not_needed": translated(tongue, lambda: laid.not_needed),
            "two_sets_of_basics": laid.two_sets,
            "text": translated(tongue, lambda: laid.text(self.asked.origin)),
            "document": translated(tongue if tongue != BOTH else "en", lambda: copies.table(laid.data, laid.players)),
        }


def items(tongue: str, laid: ShownKingdom) -> list[dict[str, Any]]:
    lists = {
        language: translated(language, lambda: checklist(laid.layout, laid.players))
        for language in (LANGUAGES if tongue == BOTH else (tongue,))
    }
    return [
        {
            "key": row[0].key,
            "title": say_in(tongue, lambda language, at=at: lists[language][at].title),  # type: ignore[misc]
            "detail": say_in(tongue, lambda language, at=at: lists[language][at].detail),  # type: ignore[misc]
        }
        for at, row in enumerate(zip(*lists.values(), strict=True))
    ]


class Making(View):
    """Makes a kingdom and answers with it. The same body gives the same one, at the same address."""

    of = "Kingdom"
    fields = OneKingdom.fields
    expandable = OneKingdom.expandable

    def made(self, request: Request, laid: ShownKingdom) -> Response:
        id, new = id_of(laid), not laid.kingdom and MadeKingdom.store(laid.code)
        body = tell("Kingdom", [laid], self.asked, self.known)[0]
        where = request.build_absolute_uri(reverse("api:kingdom", args=[id]))
        return Response(body, 201 if new else 200, headers={"Location": where})


POSTED = {200: SHAPES["Kingdom"], 201: SHAPES["Kingdom"]}


@posts(
    operation_id="generateKingdom",
    summary=_("Make a kingdom by lot"),
    description=_("One that meets every wish, or says which wishes collide. Another seed gives another kingdom."),
    tags=["kingdoms"],
    parameters=choice_parameters("Kingdom"),
    request={kind: ref("Wishes") for kind in ("application/json", "application/yaml")},
    responses=POSTED,
)
@costs(send="making")
class Generate(Making):
    def post(self, request: Request) -> Response:
        return self.made(request, make_by_lot(as_map(request.data)))


def make_by_lot(body: dict[str, Any]) -> ShownKingdom:
    """A kingdom that meets these wishes. Problem: they are wrong, or collide."""
    asked = read_wishes(body)
    seed = body.get("seed") or secrets.token_hex(8)
    try:
        return ShownKingdom(generate(asked.wishes, seed), asked.players, seed=seed)
    except Collision as collision:
        raise collision_problem(collision, asked.wishes) from None


def collision_problem(collision: Collision, wishes: Any) -> Problem:
    def tell() -> str:
        return "; ".join(wish_name(name, wishes) for name in collision.wishes)

    fields = dict.fromkeys(field_of(name) for name in collision.wishes)
    text = _("No kingdom meets all of this together: %(wishes)s.")
    return Problem(409, "collision", text, ", ".join(fields), words={"wishes": lazystr(WordsLater(tell))})


def field_of(wish: str) -> str:
    """What the body calls it."""
    return "wish" if wish in wish_form.TICKED else SENT_AS.get(wish, wish)


class WordsLater:
    """Words that are put together when they are said, in the language that is spoken then."""

    def __init__(self, say: Any) -> None:
        self.say = say

    def __str__(self) -> str:
        return str(self.say())


def as_map(body: Any) -> dict[str, Any]:
    if not isinstance(body, dict):
        raise wrong_document("", _("A map of names and values belongs here."))
    return body


def read_wishes(body: dict[str, Any]) -> wish_form.WishForm:
    """The body as the pages' form would send it, but whatever is not understood is an error."""
    form = QueryDict(mutable=True)
    for key, value in body.items():
        if key not in WISHES:
            text = _("“%(key)s” is not known here; known are: %(known)s.")
            raise wrong_document(str(key)[:60], text, key=str(key)[:60], known=", ".join(WISHES))
        if key == "seed":
            check_seed(key, value)
        else:
            form.setlist(key, read_wish(key, value))
    for key, known in (("own", tuple(books())), ("wish", tuple(wish_form.TICKED))):
        check_names(key, form.getlist(key), known)
    if "own" not in form:
        form.setlist("own", list(books()))
    asked = wish_form.read(form)
    for unknown in asked.unknown:
        place = next((key for key in ("lock", "veto") if unknown.text in asked.typed[key]), "lock")
        raise wrong_document(place, _("No card is called “%(name)s”."), unknown.near, name=unknown.text)
    return asked


def read_wish(key: str, value: Any) -> list[str]:
    """As a field of the form has it."""
    if key in LISTS:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise wrong_document(key, _("A list of names belongs here."))
        return value
    if key in wish_form.EITHER:
        if value == BY_LOT and key in wish_form.BY_COIN:
            return [BY_LOT]
        if not isinstance(value, bool):
            raise wrong_document(key, _("true or false belongs here."))
        return ["yes" if value else "no"]
    if key in wish_form.OF_BOXES:
        return [f"{box}:{n}" for box, n in of_boxes(key, value).items()]
    numbers = wish_form.NUMBERS[key]
    if isinstance(value, bool) or not isinstance(value, int) or value not in numbers:
        text = _("A number from %(least)s to %(most)s belongs here.")
        raise wrong_document(key, text, least=numbers[0], most=numbers[-1])
    return [str(value)]


def check_seed(key: str, value: Any) -> None:
    if not isinstance(value, str) or len(value) > 40 or not value.isprintable():
        raise wrong_document(key, _("A text of at most 40 characters belongs here."))


def check_names(key: str, names: list[str], known: tuple[str, ...]) -> None:
    for n, name in enumerate(names):
        if name not in known:
            text = _("“%(key)s” is not known here; known are: %(known)s.")
            near = [(each, each) for each in known if each[:3] == name[:3].lower()]
            raise wrong_document(f"{key}[{n}]", text, near, key=name[:60], known=", ".join(known))


def of_boxes(key: str, value: Any) -> dict[str, int]:
    """How many from each box: {"seaside": 3}."""
    if not isinstance(value, dict) or len(value) > wish_form.MOST_BOXES:
        raise wrong_document(key, _("A map of boxes and numbers belongs here."))
    for box, n in value.items():
        if box not in expansions():
            near = [(expansions()[slug].slug,) * 2 for slug in expansion_names().near(str(box)[:60])]
            raise wrong_document(
                f"{key}.{str(box)[:60]}", _("There is no expansion “%(slug)s”."), near, slug=str(box)[:60]
            )
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= SIZES[-1]:
            text = _("A number from %(least)s to %(most)s belongs here.")
            raise wrong_document(f"{key}.{box}", text, least=0, most=SIZES[-1])
    return value


def read_list(known: Catalogue, text: str) -> ShownKingdom:
    """The kingdom that somebody names or lists. Problem: what in it means nothing."""
    found = paste.read(text)
    if found.too_long:
        raise wrong_document("list", _("At most %(most)s characters."), most=paste.LONGEST)
    if found.stored:
        return show(known.kingdoms[found.stored])
    if found.unknown:
        first = found.unknown[0]
        names = ", ".join(unknown.text for unknown in found.unknown)
        near = first.near or kingdom_names().suggestions(text[:60])
        raise wrong_document("list", _("Nothing is called: %(names)s."), near, names=names)
    if found.left_out:
        told = ", ".join(facts()[slug].en for slug in dict.fromkeys(found.left_out))
        refusal = _("These have no place in a kingdom, or there is one too many of them: %(names)s.")
        raise wrong_document("list", refusal, names=told)
    if found.layout is None:
        raise wrong_document("list", _("There is no pile in it."), kingdom_names().suggestions(text[:60]))
    return ShownKingdom(found.layout, wish_form.USUAL_PLAYERS)


@posts(
    operation_id="pasteKingdom",
    summary=_("A kingdom from a pasted list"),
    description=_(
        "Names in either language, one a line or parted by commas, as people copy them from elsewhere; also our own "
        "text, document, JSON, code or address, and links of KingdomCreator. What means nothing is named."
    ),
    tags=["kingdoms"],
    parameters=choice_parameters("Kingdom"),
    request={kind: ref("Pasting") for kind in ("application/json", "application/yaml")},
    responses=POSTED,
)
@costs(send="making")
class Paste(Making):
    def post(self, request: Request) -> Response:
        body = request.data
        if not isinstance(body, dict) or set(body) != {"list"} or not isinstance(body["list"], str):
            raise wrong_document("list", _("A text with the names belongs here, and nothing else."))
        return self.made(request, read_list(self.known, body["list"]))
