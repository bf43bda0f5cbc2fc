"""The addresses of the reference and of kingdoms, room by room."""

from cards.kingdoms import urls as kingdoms
from cards.reference import urls as reference
from cards.search import urls as search

ROOMS = (search, reference, kingdoms)
urlpatterns = [address for room in ROOMS for address in room.urlpatterns]
spellings = [spelling for room in ROOMS for spelling in room.address.spellings]
