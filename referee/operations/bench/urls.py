from django.http import HttpRequest, HttpResponse
from django.urls import path
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.pages.costs import costs
from referee import urls
from referee.api.bodies import JSONAnswer

handler404, handler500 = urls.handler404, urls.handler500


@costs("reading")
def empty(request: HttpRequest) -> HttpResponse:
    return HttpResponse()


@extend_schema(exclude=True)
@costs("reading")
class EmptyAnswer(APIView):
    renderer_classes = [JSONAnswer]

    def get(self, request: Request) -> Response:
        return Response({})


urlpatterns = [path("empty/", empty), path("api/empty/", EmptyAnswer.as_view()), *urls.urlpatterns]
