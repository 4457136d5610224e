import { createServer } from "node:http";

// The baseline: the least that a Node server can do to answer a redirect, from a Map and without counting anything.

const [, , port = "0", links = "1"] = process.argv;
const urls = new Map(
  Array.from({ length: Number(links) }, (_, n) => [`/b${n}`, `https://example.com/landing/${n}?from=bench`]),
);

createServer((request, response) => {
  const url = urls.get(request.url ?? "");
  if (url)
    response.writeHead(302, { Location: url, "Cache-Control": "private, no-store", "Content-Length": 0 });
  else response.writeHead(404, { "Content-Length": 0 });
  response.end();
}).listen(Number(port), () => console.log("ready"));
