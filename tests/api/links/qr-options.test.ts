import { randomUUID } from "node:crypto";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";

const URL = "https://example.com/page";

const WRONG: Record<string, string[]> = {
  format: ["gif", "PNG", "jpeg", "svg%2Bxml", "%20"],
  size: ["95", "2049", "0", "-300", "300.5", "abc", "1e3", "0x100", "٣٠٠", "99999999999999999999", "300px"],
  fg: ["%23000000", "fff", "00000g", "black", "0000000", "00000000", "%22/%3E"],
  bg: ["%23ffffff", "000", "ggggggg", "white", "transparent"],
  margin: ["-1", "17", "1.5", "x", "0x1"],
  level: ["m", "X", "LM", "low"],
};

test.describe("options of the QR code", () => {
  for (const [option, values] of Object.entries(WRONG)) {
    test(`rejects an invalid ${option} with a message that names it`, async ({ api }) => {
      const { body: link } = await api.post("/links", { url: URL });
      for (const value of values) {
        const response = await api.get(`/links/${link.id}/qr?${option}=${value}`);
        expect(response, value).toMatchObject({ status: 422, body: { error: `invalid_${option}` } });
        expect(Object.keys(response.body)).toEqual(["error", "message"]);
        expect(response.body.message).toContain(option);
      }
    });
  }

  test("rejects equal colors as an invalid bg, in any letter case and also as a default", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    for (const query of ["fg=1a2b3c&bg=1A2B3C", "fg=ffffff", "fg=FFFFFF&format=svg", "bg=000000"])
      expectRefusal(await api.get(`/links/${link.id}/qr?${query}`), 422, "invalid_bg", query);
    expect((await api.get(`/links/${link.id}/qr?fg=ffffff&bg=000000`)).status).toBe(200);
  });

  test("reports the first of two invalid ones", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const faults = Object.entries(WRONG).map(([option, [value]]) => [option, `${option}=${value}`] as const);
    for (const [index, [first, fault]] of faults.entries()) {
      for (const [, other] of faults.slice(index + 1)) {
        const { body } = await api.get(`/links/${link.id}/qr?${other}&${fault}`);
        expect(body.error, `${fault} ${other}`).toBe(`invalid_${first}`);
      }
    }
  });

  for (const [length, query] of [
    [64, "level=H&margin=16"],
    [64, "level=H"],
    [64, "level=Q&margin=2"],
    [1, "level=M&margin=16"],
  ] as const) {
    test(`a size too small for ${length} characters with ${query} names the smallest one that works`, async ({
      api,
    }) => {
      const alias = length === 1 ? undefined : `${randomUUID()}${randomUUID()}`.slice(0, length);
      const { body: link } = await api.post("/links", { url: URL, alias });
      const ask = (size: number) => api.get(`/links/${link.id}/qr?${query}&size=${size}`);
      const refused = await ask(96);
      expect(refused).toMatchObject({ status: 422, body: { error: "invalid_size" } });
      const smallest = Number(/\d+/.exec(refused.body.message)?.[0]);
      expect(smallest).toBeGreaterThan(96);
      expect((await ask(smallest)).status).toBe(200);
      const below = await ask(smallest - 1);
      expect(below).toMatchObject({ status: 422, body: { error: "invalid_size" } });
      expect(below.body.message).toContain(String(smallest));
    });
  }

  test("returns 404 for another account's link and an unknown one, whatever the options", async ({
    api,
    stranger,
  }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const missing = { status: 404, body: { error: "not_found" } };
    expect(await stranger.get(`/links/${link.id}/qr`)).toMatchObject(missing);
    expect(await stranger.get(`/links/${link.id}/qr?size=1`)).toMatchObject(missing);
    expect(await stranger.get(`/links/${link.id}/qr`, { "If-None-Match": "*" })).toMatchObject(missing);
    expect(await api.get("/links/2147483647/qr")).toMatchObject(missing);
  });

  test("returns 405 for other methods", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const response = await api.post(`/links/${link.id}/qr`, {});
    expect(response).toMatchObject({ status: 405, body: { error: "method_not_allowed" } });
    expect(response.headers.get("allow")).toMatch(/\bGET\b/);
  });
});

test.describe("ETag of the QR code", () => {
  test("is equal for equal pictures and differs with every option", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const options = ["", "format=svg", "size=301", "fg=111111", "bg=eeeeee", "margin=0", "level=H"];
    const tags = new Set<string | null>();
    for (const query of options) {
      const { headers } = await api.get(`/links/${link.id}/qr?${query}`);
      expect(headers.get("etag")).toMatch(/^"[\x21\x23-\x7e]+"$/);
      tags.add(headers.get("etag"));
    }
    expect(tags.size).toBe(options.length);
    expect(tags).toContain((await api.get(`/links/${link.id}/qr?level=M`)).headers.get("etag"));
  });

  test("returns 304 without a body when it matches", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const at = `/links/${link.id}/qr?size=400`;
    const etag = (await api.get(at)).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"a",W/${etag} , "b"`, "*"]) {
      const response = await api.get(at, { "If-None-Match": known });
      expect([response.status, response.body], known).toEqual([304, ""]);
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("x-request-id")).toBeTruthy();
    }
    for (const unknown of ['"other"', etag.slice(1, -1), `"x${etag.slice(1)}`, 'W/"other"', '"*"']) {
      expect((await api.get(at, { "If-None-Match": unknown })).status, unknown).toBe(200);
    }
    expect((await api.get(`/links/${link.id}/qr?size=401`, { "If-None-Match": etag })).status).toBe(200);
  });

  test("HEAD returns the same headers without the picture", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL });
    const at = `/links/${link.id}/qr`;
    const [whole, head] = [await api.get(at), await api.send("HEAD", at)];
    expect([head.status, head.body]).toEqual([200, ""]);
    for (const name of ["etag", "content-type"])
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
  });
});
