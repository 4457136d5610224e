/** A sample receiver: listens on PORT, verifies the signature with WEBHOOK_SECRET, and responds with 204 or 401. */
export type Sample = { language: string; file: string; code: string };

const NODE = `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { env } from "node:process";

const secret = env.WEBHOOK_SECRET;

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks); // the exact bytes: do not parse and print them again

  const expected = "sha256=" + createHmac("sha256", secret).update(body).digest("hex");
  const given = request.headers["x-service-signature"] ?? "";
  const genuine =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  if (!genuine) return response.writeHead(401).end();

  const { event, data } = JSON.parse(body);
  // The same id comes again when a delivery is repeated: remember it, and do the work once.
  console.log(request.headers["x-service-delivery"], event, data);
  response.writeHead(204).end();
}).listen(env.PORT ?? 4000);
`;

const PYTHON = `import hashlib, hmac, json, os
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ["WEBHOOK_SECRET"].encode()

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The exact bytes: do not parse and print them again.
        body = self.rfile.read(int(self.headers["Content-Length"]))

        expected = "sha256=" + hmac.new(secret, body, hashlib.sha256).hexdigest()
        given = self.headers.get("X-Service-Signature", "")
        genuine = hmac.compare_digest(given.encode(), expected.encode())
        if genuine:
            message = json.loads(body)
            # The same id comes again when a delivery is repeated: remember it, and do the work once.
            print(self.headers["X-Service-Delivery"], message["event"], message["data"], flush=True)
        self.send_response(204 if genuine else 401)
        self.end_headers()

HTTPServer(("", int(os.environ.get("PORT", "4000"))), Receiver).serve_forever()
`;

const PHP = `<?php
// Run it with: php -S 0.0.0.0:4000 receiver.php
$secret = getenv('WEBHOOK_SECRET');
$body = file_get_contents('php://input'); // the exact bytes: do not parse and print them again

$expected = 'sha256=' . hash_hmac('sha256', $body, $secret);
$given = $_SERVER['HTTP_X_SERVICE_SIGNATURE'] ?? '';
if (!hash_equals($expected, $given)) {
    http_response_code(401);
    exit;
}

$message = json_decode($body, true);
// The same id comes again when a delivery is repeated: remember it, and do the work once.
error_log($_SERVER['HTTP_X_SERVICE_DELIVERY'] . ' ' . $message['event'] . ' ' . json_encode($message['data']));
http_response_code(204);
`;

export const SAMPLES: readonly Sample[] = [
  { language: "Node", file: "receiver.mjs", code: NODE },
  { language: "Python", file: "receiver.py", code: PYTHON },
  { language: "PHP", file: "receiver.php", code: PHP },
];
