"""The addresses of the referee that is kept on a phone: its page, and the files that it keeps."""

from django.urls import URLPattern, path

from cards.pages.addresses import Addresses
from referee.pocket import views

address = Addresses()
urlpatterns: list[URLPattern] = [*address("pocket/", "tasche/", views.pocket, "pocket")]
files: list[URLPattern] = [path("<slug:digest>/<str:name>", views.kept_file, name="pocket-file")]
