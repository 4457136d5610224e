import { get } from "node:http";
import { expect, test, visit } from "@/tests/support/fixtures";

const URL = "https://example.com/page";

// Not fetch: it accepts at most 16 KiB of headers, and these destinations are longer once percent-encoded.
const destination = (shortUrl: string) =>
  new Promise<string | undefined>((done, failed) => {
    const request = get(shortUrl, { maxHeaderSize: 65_536 }, (response) => {
      response.resume();
      done(response.headers.location);
    });
    request.on("error", failed);
  });

const LONGEST = [
  ["ASCII", `${URL}?${"a".repeat(2048 - URL.length - 1)}`],
  ["code points beyond the BMP", `${URL}#${"😀".repeat(2048 - URL.length - 1)}`],
] as const;
for (const [name, url] of LONGEST) {
  test(`stores a URL of 2048 characters (${name}) in full and redirects to it`, async ({ api }) => {
    expect([...url].length).toBe(2048);
    const { status, body } = await api.post("/links", { url });
    expect(status).toBe(201);
    expect(body.long_url).toBe(url);
    expect(decodeURI((await destination(body.short_url)) ?? "")).toBe(url);
  });
}

const ACCEPTED = [
  "http://example.com",
  "HTTPS://EXAMPLE.COM/Path",
  "https://example.com?only=query",
  "https://example.com#only-fragment",
  "https://example.com:8443/a//b/%2F?x=%00&y=a@b:c",
  "https://example.com/@name/with:colon",
  "http://192.0.2.1:8080/",
  "http://[2001:db8::1]/six",
  "https://bücher.example/straße?größe=ß",
  "https://xn--bcher-kva.example./",
  "https://example.com/a b",
  "http://localhost:1/other-port",
  "http://intranet/",
  "https://example.com/'\"<script>&{}|^`",
];
for (const url of ACCEPTED) {
  test(`accepts ${url} and redirects to it`, async ({ api }) => {
    const { status, body } = await api.post("/links", { url });
    expect(status).toBe(201);
    expect(body.long_url).toBe(url);
    const visited = await visit(body.short_url);
    expect(visited.status).toBe(302);
    const location = visited.headers.get("location") ?? "";
    expect(new globalThis.URL(location).href).toBe(new globalThis.URL(url).href);
  });
}
