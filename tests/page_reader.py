"""A page as a person meets it: its headings, links, buttons, fields and text, found by role and name, not by markup."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from lxml import html

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
# Where an element has no role of its own, its tag says what it is (HTML-AAM, as far as our pages need it).
TAGS = {
    "a": "link",
    "button": "button",
    "summary": "button",
    "select": "combobox",
    "textarea": "textbox",
    "table": "table",
    "tr": "row",
    "td": "cell",
    "ul": "list",
    "ol": "list",
    "li": "listitem",
    "nav": "navigation",
    "main": "main",
    "article": "article",
    "details": "group",
    "dt": "term",
    "code": "code",
    "fieldset": "group",
    "form": "form",
    "img": "img",
    "option": "option",
    "mark": "mark",
    "del": "deletion",
    "ins": "insertion",
    **dict.fromkeys(HEADINGS, "heading"),
}
INPUTS = {
    "checkbox": "checkbox",
    "radio": "radio",
    "submit": "button",
    "number": "spinbutton",
    "search": "searchbox",
    "hidden": "",
}
UNSEEN = ("script", "style", "template", "head")


def squeezed(text: str) -> str:
    """Without what nobody sees: line breaks of the source, places where a word may be parted."""
    return " ".join(text.replace("\u00ad", "").replace("\u200b", "").split())


class Part:
    """One element of a page and what is in it."""

    def __init__(self, element: Any, root: Any) -> None:
        self.element = element
        self.root = root

    def __repr__(self) -> str:
        return f"<{self.role or self.element.tag} {self.name!r}>"

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and text in self.text

    @cached_property
    def text(self) -> str:
        """What is read there, as one line. What is hidden from everybody is not read."""
        return squeezed("".join(_read(self.element, [])))

    @property
    def spoken(self) -> str:
        """What a screen reader reads there: not what is only there to be seen."""
        return squeezed("".join(_read(self.element, [], spoken=True)))

    @property
    def role(self) -> str:
        return _role(self.element)

    @property
    def name(self) -> str:
        """As a screen reader would say it."""
        element = self.element
        if element.get("aria-labelledby"):
            named = (self.root.get_element_by_id(one, None) for one in element.get("aria-labelledby").split())
            return squeezed(" ".join(Part(one, self.root).text for one in named if one is not None))
        if element.get("aria-label"):
            return squeezed(element.get("aria-label"))
        if element.tag in ("input", "select", "textarea"):
            labels = self.root.xpath("//label[@for=$id]", id=element.get("id", "")) or element.xpath("ancestor::label")
            return squeezed(" ".join(Part(label, self.root).text for label in labels)) or element.get("value", "")
        if element.tag == "img":
            return str(element.get("alt", ""))
        return self.text

    @property
    def href(self) -> str:
        return str(self.element.get("href", ""))

    @property
    def value(self) -> str:
        """What a field holds, or what a button sends."""
        if self.element.tag == "textarea":
            return str(self.element.text or "").removeprefix("\n")
        if self.element.tag == "select":
            return str(self.element.value or "")
        return str(self.element.get("value", ""))

    @property
    def sent_as(self) -> str:
        """The name under which a field or a button is sent."""
        return str(self.element.get("name", ""))

    @property
    def copied(self) -> list[str]:
        """What its buttons put on the clipboard; they show only where a script runs."""
        return [str(found) for found in self.element.xpath(".//button/@data-copy")]

    @property
    def remarks(self) -> list[str]:
        """What is said about a field: what is wrong with it, one thing each."""
        about = self.remarked
        return [part.text for part in about.paragraphs] if about is not None else []

    @property
    def remarked(self) -> Part | None:
        """Where that is said."""
        found = self.root.get_element_by_id(self.element.get("aria-describedby", ""), None)
        return None if found is None else Part(found, self.root)

    @property
    def paragraphs(self) -> list[Part]:
        return [Part(found, self.root) for found in self.element.iter("p")]

    @property
    def drawings(self) -> list[str]:
        """The drawings that it shows."""
        return [str(found) for found in self.element.xpath(".//use/@href | .//image/@href | .//img/@src")]

    @property
    def checked(self) -> bool:
        return self.element.get("checked") is not None

    @property
    def current(self) -> bool:
        return self.element.get("aria-current") not in (None, "false")

    @property
    def pressed(self) -> bool:
        return self.element.get("aria-pressed") == "true"

    @property
    def disabled(self) -> bool:
        return self.element.get("disabled") is not None

    @property
    def open(self) -> bool:
        return self.element.get("open") is not None

    def all(self, role: str, name: str | None = None) -> list[Part]:
        """Everything of that role, in the order of the page; with a name, only what is called so."""
        parts = (Part(element, self.root) for element in _seen(self.element) if _role(element) == role)
        return [part for part in parts if name is None or part.name == name]

    def one(self, role: str, name: str | None = None) -> Part:
        found = self.all(role, name)
        if len(found) != 1:
            there = [part.name for part in self.all(role)]
            raise AssertionError(f"{len(found)} of role {role} called {name!r}; there are {there}")
        return found[0]

    def names(self, role: str) -> list[str]:
        return [part.name for part in self.all(role)]

    def links(self) -> dict[str, str]:
        """Where each link leads, by its name."""
        return {link.name: link.href for link in self.all("link")}

    @property
    def addresses(self) -> list[str]:
        """Where its links lead, in the order of the page."""
        return [link.href for link in self.all("link")]

    def at(self, anchor: str) -> Part:
        """What an address with this fragment shows."""
        return Part(self.root.get_element_by_id(anchor), self.root)

    @property
    def anchors(self) -> list[str]:
        """What addresses with a fragment can show, in the order of the page."""
        return [str(found) for found in self.element.xpath(".//@id")]

    @property
    def folded(self) -> bool:
        """Whether one has to open something first to see it."""
        return any(around.get("open") is None for around in self.element.iterancestors("details"))

    @property
    def language(self) -> str:
        """In which it is told."""
        return str(next(one.get("lang") for one in (self.element, *self.element.iterancestors()) if one.get("lang")))

    @property
    def sorted(self) -> str:
        """How the column of this heading is sorted: ascending, descending, or not."""
        around = (self.element, *self.element.iterancestors("th"))
        return next((str(one.get("aria-sort")) for one in around if one.get("aria-sort")), "")

    def between(self, first: str, then: str) -> str:
        """What is read between two texts."""
        return self.text.split(first, 1)[1].split(then, 1)[0]

    def under(self, heading: str) -> Part:
        """The section that begins with this heading."""
        [found] = [part for part in self.all("heading") if part.name == heading]
        return Part(found.element.getparent(), self.root)


class Page(Part):
    """The answer to a request, or its text."""

    def __init__(self, answer: Any) -> None:
        text = answer if isinstance(answer, str) else answer.text
        whole = html.document_fromstring(text)
        super().__init__(whole, whole)

    @property
    def title(self) -> str:
        return squeezed(self.element.findtext(".//title", ""))

    @property
    def heading(self) -> str:
        """The page's one main heading."""
        [heading] = self.element.iter("h1")
        return Part(heading, self.root).text

    @property
    def field(self) -> dict[str, str]:
        """What each field would send, by the name it is sent under."""
        fields = self.element.xpath("//input[@name] | //textarea[@name] | //select[@name]")
        return {one.get("name"): Part(one, self.root).value for one in fields}

    def called(self, name: str) -> Part:
        """The field that is sent under that name; of several, the one that is also the anchor of that name."""
        found = self.element.xpath("//*[self::input or self::textarea or self::select][@name=$name]", name=name)
        [field] = found if len(found) == 1 else [one for one in found if one.get("id") == name]
        return Part(field, self.root)

    def form_with(self, name: str) -> dict[str, str]:
        """What a person would send of the form that has this field."""
        [form] = [form for form in self.element.forms if name in form.fields]
        hidden = form.xpath(".//input[@type='hidden']/@name")
        return {key: value.removeprefix("\n") for key, value in form.form_values() if key not in hidden}

    def action_of(self, name: str) -> str:
        """Where the form that has this field is sent."""
        [form] = [form for form in self.element.forms if name in form.fields]
        return str(form.action)

    def entered(self, name: str) -> Part:
        """The button that the Enter key presses in a field of the form that has this field: its first, seen or not."""
        [form] = [form for form in self.element.forms if name in form.fields]
        return Part(next(form.iter("button")), self.root)

    @property
    def focused(self) -> list[str]:
        """Where one goes on typing: the names under which those fields are sent."""
        return [str(found) for found in self.element.xpath("//*[@autofocus]/@name")]


def _role(element: Any) -> str:
    if role := element.get("role"):
        return str(role)
    tag = element.tag
    if tag == "input":
        return INPUTS.get(element.get("type", "text"), "textbox")
    if tag == "section" and (element.get("aria-label") or element.get("aria-labelledby")):
        return "region"
    if tag == "th":
        return "rowheader" if element.get("scope") == "row" else "columnheader"
    if tag == "a" and element.get("href") is None:
        return ""
    return TAGS.get(tag, "")


def _unseen(element: Any) -> bool:
    return not isinstance(element.tag, str) or element.tag in UNSEEN or element.get("hidden") is not None


def _seen(element: Any) -> Iterator[Any]:
    """It and what is in it, in the order of the page, as far as somebody sees it."""
    waiting = [] if any(map(_unseen, element.iterancestors())) else [element]
    while waiting:
        one = waiting.pop()
        if not _unseen(one):
            yield one
            waiting.extend(reversed(one))


def _read(element: Any, into: list[str], spoken: bool = False) -> list[str]:
    if _unseen(element) or (spoken and element.get("aria-hidden") == "true"):
        return into
    into.append(element.text or "")
    for child in element:
        _read(child, into, spoken)
        into.append(child.tail or "")
    # Blocks and cells stand apart, whatever the source puts between them.
    if element.tag in ("p", "li", "div", "section", "tr", "td", "th", "dt", "dd", "br", "label", "option", *HEADINGS):
        into.append(" ")
    return into
