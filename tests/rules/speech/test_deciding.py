"""What a story quarrels about is among the sentences of its verdict."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.verdict import verdict
from rules.tools.proofs import proofs


def said(slug: str, language: int) -> tuple[str, ...]:
    proof = next(proof for proof in proofs() if proof.slug == slug)
    run = Run(parse(dict(proof.document)))
    choices = "choices" in (proof.document["expect"].get("pending") or {})
    found = verdict(run, run.last, language, proof.proves, choices=choices, answered=True)
    assert found is not None
    return found.sentences


@pytest.mark.parametrize(
    ("slug", "en", "de"),
    [
        (  # which of two cards of one name
            "two-throne-rooms-and-a-duration",
            "Anna leaves the Throne Room and the Merchant Ship in play: of the cards of that name, the one that played "
            "the Merchant Ship stays with it.",
            "Anna lässt den Thronsaal und das Handelsschiff im Spiel: Von den gleichen Karten bleibt die, durch die "
            "das Handelsschiff gespielt wurde.",
        ),
        (  # how many were seen, and what came first
            "sentinel-with-three-cards-in-all",
            "With the Sentinel, Anna shuffles 2 cards into a new deck beneath the last card of the old one, looks at "
            "a Gold, an Estate and a Copper and puts a Copper, a Gold and an Estate onto the deck, the Copper on "
            "top.",
            "Durch den Wächter mischt Anna 2 Karten zu einem neuen Nachziehstapel unter der letzten Karte des alten, "
            "sieht sich ein Gold, ein Anwesen und ein Kupfer an und legt ein Kupfer, ein Gold und ein Anwesen auf den "
            "Nachziehstapel, das Kupfer obenauf.",
        ),
        (  # what it cost somebody else
            "circle-of-witches-with-the-third-favor",
            "Because of Circle of Witches, Anna spends 3 Favors.",
            "Durch den Hexenbund löst Anna 3 Gefallen ein.",
        ),
        (  # the copies leave Exile for that gain
            "exile-on-anothers-turn",
            "Because of the Witch, Bernd gains a Curse and discards 2 Curses from Exile.",
            "Durch die Hexe nimmt Bernd einen Fluch und legt 2 Flüche aus dem Exil ab.",
        ),
        (  # a Duration that lay there waits for that turn
            "den-of-sin-next-turn",
            "On Anna’s next turn, Anna draws 2 Coppers with the Den of Sin.",
            "In Annas nächstem Zug zieht Anna durch den Sündenpfuhl 2 Kupfer.",
        ),
        (  # too little of what it counts
            "fairgrounds-with-four-names",
            "Anna has 0 points: Fairgrounds 0 (2 for every 5 names, here 4).",
            "Anna hat 0 Punkte: Festplatz 0 (2 je 5 Namen, hier 4).",
        ),
        (
            "overlord-on-a-duration",
            "Anna leaves the Overlord in play: the Caravan was played through it and has more to do.",
            "Anna lässt den Lehnsherrn im Spiel: Die Karawane wurde dadurch gespielt und hat noch etwas zu tun.",
        ),
        (  # what was bought is not counted with what it brought
            "port-and-a-duplicate",
            "Anna calls the Duplicate from the Tavern mat into play, gains a Port and, with them, 2 Ports more.",
            "Anna ruft das Duplikat vom Wirtshaus-Tableau ins Spiel, nimmt eine Hafenstadt und durch sie weitere "
            "2 Hafenstädte.",
        ),
        (
            "rotating-all-six-mixed-piles",
            "Anna rotates 6 piles: Augurs, Townsfolk, Clashes, Odysseys, Forts and Wizards.",
            "Anna rotiert 6 Stapel: Augurinnen, Bürger, Konflikte, Irrfahrten, Bastionen und Zauberer.",
        ),
        (  # too many to name
            "battle-plan-offers-every-pile",
            "Anna is asked: “Which pile do you rotate?” One of 11 piles or nothing.",
            "Anna wird gefragt: „Welchen Stapel rotierst du?“ Einer von 11 Stapeln oder nichts.",
        ),
        (  # what was trashed for it
            "enhance-copper",
            "Because of Enhance, Anna trashes a Copper.",
            "Durch die Verbesserung entsorgt Anna ein Kupfer.",
        ),
        (  # first the card, then what it brings
            "overpaid-and-gained",
            "Anna overpays 1 Coin for the Masterpiece before gaining it, gains a Masterpiece and, with the "
            "Masterpiece, a Silver.",
            "Anna überzahlt das Meisterstück vor dem Nehmen um 1 Geld, nimmt ein Meisterstück und durch das "
            "Meisterstück ein Silber.",
        ),
        (  # where it lies now does not matter
            "mint-and-watchtower",
            "The Mint was gained, wherever it lies now.",
            "Der Münzer wurde genommen, wo auch immer die Karte jetzt liegt.",
        ),
        (
            "noble-brigand-gained-without-buying",
            "The Noble Brigand does nothing: it was not bought.",
            "Der Edle Räuber bewirkt nichts: Gekauft wurde die Karte nicht.",
        ),
        (  # that it was just drawn
            "sanctuary-drawn-card",
            "With the Sanctuary, Anna draws a Curse and Exiles it.",
            "Durch den Zufluchtsort zieht Anna einen Fluch und legt ihn ins Exil.",
        ),
    ],
)
def test_the_point_is_told(slug: str, en: str, de: str) -> None:
    assert en in said(slug, EN)
    assert de in said(slug, DE)
