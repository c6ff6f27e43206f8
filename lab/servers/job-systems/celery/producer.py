"""Takes jobs over HTTP, as the gateway does: POST / answers the job's key."""

import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tasks import app, job


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self):
        self.answer(b"ready")

    def do_POST(self):
        try:
            self.answer(json.dumps({"key": job.delay().id}).encode())
        except Exception as error:
            self.answer(repr(error).encode(), 500)

    def answer(self, body, status=200):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    # Connections that wait to be taken: five, as by default, are fewer than there are clients.
    request_queue_size = 128


# Makes the table of results, which is asked for before the first of them is written.
app.backend.ResultSession().close()
Server(("127.0.0.1", int(os.environ["PORT"])), Handler).serve_forever()
