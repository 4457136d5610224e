/** A sample receiver: listens on PORT, verifies the signature with WEBHOOK_SECRET, and responds with 204 or 401. */
export type Sample = { language: string; file: string; code: string };

const NODE = `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { env } from "node:process";

const secret = env.WEBHOOK_SECRET;
if (!secret) throw new Error("Set WEBHOOK_SECRET to the signing secret of the webhook");

async function receive(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > 1_000_000) return 413;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks); // the exact bytes: do not parse and serialize them first

  const expected = Buffer.from("sha256=" + createHmac("sha256", secret).update(body).digest("hex"));
  const given = Buffer.from(request.headers["x-service-signature"] ?? "");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 401;

  const { event, data } = JSON.parse(body);
  // A retried or resent delivery has the same ID: remember it, and do the work once.
  console.log(request.headers["x-service-delivery"], event, data);
  return 204;
}

createServer(async (request, response) => {
  const status = await receive(request).catch((error) => {
    console.error(error.message); // a request that breaks off ends up here, too
    return 500;
  });
  response.writeHead(status).end();
}).listen(env.PORT ?? 4000);
`;

const PYTHON = `import hashlib, hmac, json, os, sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

secret = os.environ.get("WEBHOOK_SECRET", "").encode()
if not secret:
    sys.exit("Set WEBHOOK_SECRET to the signing secret of the webhook")

class Receiver(BaseHTTPRequestHandler):
    timeout = 20  # seconds until a connection that sends nothing is closed

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or int(length) > 1_000_000:
            self.send_error(413 if length.isdecimal() else 411)
            return
        # The exact bytes: do not parse and serialize them first.
        body = self.rfile.read(int(length))

        expected = "sha256=" + hmac.new(secret, body, hashlib.sha256).hexdigest()
        given = self.headers.get("X-Service-Signature", "")
        genuine = hmac.compare_digest(given.encode(), expected.encode())
        if genuine:
            message = json.loads(body)
            # A retried or resent delivery has the same ID: remember it, and do the work once.
            print(self.headers["X-Service-Delivery"], message["event"], message["data"], flush=True)
        self.send_response(204 if genuine else 401)
        self.end_headers()

# A thread for each connection: a slow one holds up no other.
ThreadingHTTPServer(("", int(os.environ.get("PORT", "4000"))), Receiver).serve_forever()
`;

const PHP = `<?php
// Try it with: php -S 0.0.0.0:4000 receiver.php. On the internet, run it with PHP-FPM behind a web server:
// one request with an endless Content-Length ends PHP's development server.
$secret = getenv('WEBHOOK_SECRET');
if (!$secret) {
    // An empty secret would let anybody sign.
    error_log('Set WEBHOOK_SECRET to the signing secret of the webhook');
    http_response_code(500);
    exit;
}
$body = file_get_contents('php://input'); // the exact bytes: do not parse and serialize them first

$expected = 'sha256=' . hash_hmac('sha256', $body, $secret);
$given = $_SERVER['HTTP_X_SERVICE_SIGNATURE'] ?? '';
if (!hash_equals($expected, $given)) {
    http_response_code(401);
    exit;
}

$message = json_decode($body, true);
// A retried or resent delivery has the same ID: remember it, and do the work once.
error_log($_SERVER['HTTP_X_SERVICE_DELIVERY'] . ' ' . $message['event'] . ' ' . json_encode($message['data']));
http_response_code(204);
`;

/** Receivers hardened for the internet: broken requests, idle connections, endless bodies. */
export const SAMPLES: readonly Sample[] = [
  { language: "Node", file: "receiver.mjs", code: NODE },
  { language: "Python", file: "receiver.py", code: PYTHON },
  { language: "PHP", file: "receiver.php", code: PHP },
];
