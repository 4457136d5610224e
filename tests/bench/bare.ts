import { createServer } from "node:http";

// The baseline: the least that a Node server can do to redirect, from a Map and without counting; or, with a third
// argument, to send that many bytes.

const [, , port = "0", links = "1", bytes] = process.argv;
const urls = new Map(
  Array.from({ length: Number(links) }, (_, n) => [`/b${n}`, `https://example.com/landing/${n}?from=bench`]),
);
const body = Buffer.alloc(Number(bytes ?? 0));

createServer((request, response) => {
  const url = urls.get(request.url ?? "");
  if (url)
    response.writeHead(302, { Location: url, "Cache-Control": "private, no-store", "Content-Length": 0 });
  else if (bytes) {
    response.writeHead(200, { "Content-Type": "image/gif", "Content-Length": body.length });
    return void response.end(body);
  } else response.writeHead(404, { "Content-Length": 0 });
  response.end();
}).listen(Number(port), () => console.log("ready"));
