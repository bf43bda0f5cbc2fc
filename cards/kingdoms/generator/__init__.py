"""Makes a kingdom by lot that meets every wish, or says which wishes collide.

First it draws as one would from a shuffled stack of placeholders, and takes the draw if it meets the wishes: so every
kingdom that meets them is equally likely. Where that hardly ever happens, it searches, and the search is complete: when
it finds nothing, there is nothing.
"""

from cards.kingdoms.generator.changing import offer, swap
from cards.kingdoms.generator.completion import generate
from cards.kingdoms.generator.shelf import on_the_shelf
from cards.kingdoms.generator.wishes import BY_LOT, COSTS, PILES, SIZES, Collision, Wishes

__all__ = [
    "BY_LOT",
    "COSTS",
    "PILES",
    "SIZES",
    "Collision",
    "Wishes",
    "generate",
    "offer",
    "on_the_shelf",
    "swap",
]
