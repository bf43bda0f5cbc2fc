"""Whether the site in this container can be read: for HEALTHCHECK, in 50 ms, without the site's own modules."""

import os
from urllib.request import Request, urlopen

name = os.environ.get("ALLOWED_HOSTS", "").split(",")[0].strip().lstrip(".*") or "localhost"
address = f"http://127.0.0.1:{os.environ.get('PORT') or 8000}/health/?only=reading"
urlopen(Request(address, headers={"Host": name}), timeout=5)
