from django.http import HttpRequest, HttpResponse
from django.urls import path
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from referee import urls
from referee.api.bodies import JSONAnswer

handler404, handler500 = urls.handler404, urls.handler500


def empty(request: HttpRequest) -> HttpResponse:
    return HttpResponse()


class EmptyAnswer(APIView):
    renderer_classes = [JSONAnswer]

    def get(self, request: Request) -> Response:
        return Response({})


urlpatterns = [path("empty/", empty), path("api/empty/", EmptyAnswer.as_view()), *urls.urlpatterns]
