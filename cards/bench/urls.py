from django.http import HttpRequest, HttpResponse
from django.urls import path

from referee import urls

handler404, handler500 = urls.handler404, urls.handler500


def empty(request: HttpRequest) -> HttpResponse:
    return HttpResponse()


urlpatterns = [path("empty/", empty), *urls.urlpatterns]
