"""The help page on assistants; their own door, /mcp/, is the same in every language."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from referee.mcp import views

address = Addresses()
urlpatterns: list[URLPattern] = [*address("assistants/", "assistenten/", views.help_page, "assistants")]
