import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, test } from "@/tests/support/fixtures";

const LIMIT = 256 * 1024;
const JSON_TYPE = { "Content-Type": "application/json" };

/** A valid link of exactly this many bytes. */
const linkOf = (bytes: number, letter = "x") => {
  const [start, end] = [`{"url":"https://example.com/","filler":"`, `"}`];
  return start + letter.repeat((bytes - start.length - end.length) / Buffer.byteLength(letter)) + end;
};

const pieces = (body: string): string[] => body.match(/.{1,65536}/gs) ?? [];

const sendStream = (key: string, body: string[], headers: Record<string, string> = JSON_TYPE) =>
  exactRequest(env.APP_URL, {
    method: "POST",
    target: "/api/v1/links",
    headers: { Authorization: `Bearer ${key}`, ...headers },
    body,
  });

test("accepts a body of exactly 256 KiB, and returns 413 for one byte more", async ({ api }) => {
  expect((await api.post("/links", linkOf(LIMIT))).status).toBe(201);
  expectRefusal(await api.post("/links", linkOf(LIMIT + 1)), 413, "payload_too_large");
});

test("the limit counts bytes, not characters", async ({ api }) => {
  const body = linkOf(LIMIT + 2, "é");
  expect(body.length).toBeLessThan(LIMIT);
  expectRefusal(await api.post("/links", body), 413, "payload_too_large");
});

test("the limit also applies to a stream without a length", async ({ api }) => {
  const key = await api.key();
  expect((await sendStream(key, pieces(linkOf(LIMIT)))).status).toBe(201);
  expectRefusal(await sendStream(key, pieces(linkOf(LIMIT + 1))), 413, "payload_too_large");
});

test("every path with a body returns 413 when it is too large", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  const body = linkOf(LIMIT + 1);
  expectRefusal(await api.patch(`/links/${link.id}`, body), 413, "payload_too_large");
  expectRefusal(await api.post(`/links/${link.id}/extend`, body), 413, "payload_too_large");
});

for (const length of ["named", "open"]) {
  test(`a client that sends 5 MB of ${length} length before reading gets the 413`, async ({ api }) => {
    const piece = "x".repeat(64_000);
    const [framing, wrap, end] =
      length === "named"
        ? [`Content-Length: ${80 * piece.length}`, piece, ""]
        : ["Transfer-Encoding: chunked", `${piece.length.toString(16)}\r\n${piece}\r\n`, "0\r\n\r\n"];
    const { hostname, port, host } = new URL(env.APP_URL);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    const head = `POST /api/v1/links HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${await api.key()}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.write(head + wrap.repeat(80) + end, () => resolve());
    });
    const [response] = await once(socket, "data");
    expect(String(response)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
}

for (const type of [
  "text/plain",
  "text/json",
  "text/html",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/problem+json",
  "application/jsonp",
  "application/json-seq",
  "text/plain; application/json",
  "json",
  "*/*",
]) {
  test(`returns 415 for a body of type ${type}`, async ({ api }) => {
    const body = { url: "https://example.com/" };
    const headers = { "Content-Type": type };
    expectRefusal(await api.post("/links", body, headers), 415, "unsupported_media_type");
    expect((await api.get("/links")).body.total).toBe(0);
  });
}

test("returns 415 for a compressed body, whether it is one or only claims to be", async ({ api }) => {
  const body = JSON.stringify({ url: "https://example.com/" });
  for (const [coding, sent] of [
    ["gzip", gzipSync(body)],
    ["gzip", Buffer.from(body)],
    ["x-unknown", Buffer.from(body)],
  ] as const) {
    const headers = { ...JSON_TYPE, "Content-Encoding": coding };
    const response = await api.post("/links", Uint8Array.from(sent), headers);
    expectRefusal(response, 415, "unsupported_media_type");
    expect(response.body.message).toContain("Content-Encoding");
  }
  expect((await api.get("/links")).body.total).toBe(0);
  expect((await api.post("/links", body, { "Content-Encoding": "identity" })).status).toBe(201);
});

test("returns 415 without a type or without a body", async ({ api }) => {
  const key = await api.key();
  expectRefusal(await sendStream(key, ['{"url":"https://example.com/"}'], {}), 415, "unsupported_media_type");
  expectRefusal(await sendStream(key, [], {}), 415, "unsupported_media_type");
});

test("accepts the type in any letter case and with parameters", async ({ api }) => {
  for (const type of [
    "application/json; charset=utf-8",
    "Application/JSON",
    "application/json;charset=UTF-8",
    "application/json ; x=y",
  ]) {
    const body = { url: `https://example.com/${encodeURIComponent(type)}` };
    expect((await api.post("/links", body, { "Content-Type": type })).status, type).toBe(201);
  }
});

const NOT_OBJECTS: [name: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ["nothing", ""],
  ["blanks", " \n "],
  ["an array", "[]"],
  ["an array of objects", '[{"url":"https://example.com/"}]'],
  ["a string", '"https://example.com/"'],
  ["null", "null"],
  ["a number", "1"],
  ["true", "true"],
  ["an unclosed object", '{"url":"https://example.com/"'],
  ["a trailing comma", '{"url":"https://example.com/",}'],
  ["single quotes", "{'url':'https://example.com/'}"],
  ["an unquoted name", '{url:"https://example.com/"}'],
  ["a comment", '{"url":"https://example.com/"} // x'],
  ["two objects", '{"url":"https://example.com/"}{}'],
  ["a raw line break in a string", '{"url":"https://example.com/\n"}'],
  ["NaN", '{"url":"https://example.com/","click_limit":NaN}'],
  ["a form", "url=https%3A%2F%2Fexample.com%2F"],
  ["invalid UTF-8", Buffer.from('{"url":"https://example.com/\xff"}', "latin1")],
  ["a truncated character", Buffer.from('{"url":"https://example.com/\xc3"}', "latin1")],
  ["a surrogate encoded in UTF-8", Buffer.from('{"title":"\xed\xa0\x80"}', "latin1")],
  ["UTF-16", Buffer.from('{"url":"https://example.com/"}', "utf16le")],
];

for (const [name, body] of NOT_OBJECTS) {
  test(`returns 400 for ${name} in place of a JSON object`, async ({ api }) => {
    expectRefusal(
      await api.post("/links", Uint8Array.from(Buffer.from(body)), JSON_TYPE),
      400,
      "invalid_json",
    );
    expect((await api.get("/links")).body.total).toBe(0);
  });
}

test("PATCH and extend also return 400 for anything but an object", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  for (const body of ["", "[]", "null", "{"]) {
    expectRefusal(await api.patch(`/links/${link.id}`, body), 400, "invalid_json", body);
    expectRefusal(await api.post(`/links/${link.id}/extend`, body), 400, "invalid_json", body);
  }
  expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
});

test("handles deeply nested JSON", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  const deep = `${"[".repeat(120_000)}${"]".repeat(120_000)}`;
  const titled = `{"url":"https://example.com/deep","title":${deep}}`;
  expectRefusal(await api.post("/links", titled), 422, "invalid_title");
  expectRefusal(await api.patch(`/links/${link.id}`, titled), 422, "invalid_title");
  const ignored = await api.patch(`/links/${link.id}`, `{"nonsense":${deep}}`);
  expect(ignored).toMatchObject({ status: 200, body: link });
});

test("ignores names like __proto__ and constructor in a body", async ({ api }) => {
  const hidden = '{"__proto__":{"url":"https://example.com/"},"constructor":1,"toString":2}';
  expectRefusal(await api.post("/links", hidden), 422, "invalid_url");
  const body = `${hidden.slice(0, -1)},"url":"https://example.com/"}`;
  expect((await api.post("/links", body)).status).toBe(201);
});
