import { randomUUID } from "node:crypto";
import { PNG } from "pngjs";
import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";
import { colorsOf, draw, levelOf, measure, onPage, readQr } from "@/tests/support/readers/qr";

const URL = "https://example.com/page";

async function ask(
  api: Client,
  id: number,
  query = "",
  headers: Record<string, string> = {},
  method = "GET",
) {
  const authorization = { Authorization: `Bearer ${await api.key()}` };
  const address = `${env.APP_URL}/api/v1/links/${id}/qr?${query}`;
  const response = await fetch(address, { method, headers: { ...authorization, ...headers } });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

async function picture(api: Client, id: number, query = ""): Promise<PNG> {
  const { status, headers, bytes } = await ask(api, id, query);
  expect([status, headers.get("content-type")], query).toEqual([200, "image/png"]);
  return PNG.sync.read(bytes);
}

const newLink = async (api: Client, alias?: string) => (await api.post("/links", { url: URL, alias })).body;

test.describe("GET /links/{id}/qr", () => {
  test("is the same code whatever decides where the link leads", async ({ api }) => {
    const { id, slug } = await newLink(api);
    const { bytes } = await ask(api, id);
    const rules = [{ url: `${URL}/rule`, qr: true }];
    const split = ["a", "b"].map((path) => ({ url: `${URL}/${path}`, weight: 50 }));
    for (const sent of [
      { password: "open sesame" },
      { rules },
      { split },
      { utm: { source: "x" } },
      { url: `${URL}/new` },
    ]) {
      const { body } = await api.patch(`/links/${id}`, sent);
      expect(body.slug).toBe(slug);
      expect((await ask(api, id)).bytes.equals(bytes), JSON.stringify(sent)).toBe(true);
    }
  });

  test("is a PNG of 300 pixels, black on white, by default", async ({ api }) => {
    const { id, short_url } = await newLink(api);
    const plain = await picture(api, id);
    expect([plain.width, plain.height]).toEqual([300, 300]);
    expect(colorsOf(plain)).toEqual(["ffffff", "000000"]);
    expect([readQr(plain), levelOf(plain)]).toEqual([short_url, "M"]);
    const { bytes } = await ask(api, id);
    for (const query of [
      "format=&size=&fg=&bg=&margin=&level=",
      "format=png&size=300&fg=000000&bg=ffffff&margin=4&level=M",
      "size=96&size=300&level=H&level=M&unknown=1",
    ]) {
      expect((await ask(api, id, query)).bytes.equals(bytes), query).toBe(true);
    }
  });

  for (const size of [96, 97, 300, 333, 1000, 2047, 2048]) {
    test(`a picture of ${size} pixels has exactly that size, whole modules, and can be read`, async ({
      api,
    }) => {
      const { id, short_url } = await newLink(api);
      const drawn = await picture(api, id, `size=${size}`);
      expect([drawn.width, drawn.height]).toEqual([size, size]);
      expect(readQr(drawn)).toBe(short_url);
      const { module, quiet, whole } = measure(drawn);
      expect(whole).toBe(true);
      expect(module).toBeGreaterThanOrEqual(2);
      expect(quiet).toBeGreaterThanOrEqual(4 * module);
    });
  }

  for (const level of ["L", "M", "Q", "H"]) {
    test(`level ${level} is encoded, and can be read with every margin`, async ({ api }) => {
      const { id, short_url } = await newLink(api, `${randomUUID()}-Ab_`);
      const sides: number[] = [];
      for (const margin of [0, 1, 4, 16]) {
        const drawn = await picture(api, id, `size=400&level=${level}&margin=${margin}`);
        const { module, quiet, whole } = measure(drawn);
        expect(whole, `margin ${margin}`).toBe(true);
        expect(quiet, `margin ${margin}`).toBeGreaterThanOrEqual(margin * module);
        expect(readQr(onPage(drawn, 40)), `margin ${margin}`).toBe(short_url);
        expect(levelOf(drawn), `margin ${margin}`).toBe(level);
        sides.push(module);
      }
      expect(sides).toEqual([...sides].sort((a, b) => b - a));
    });
  }

  test("has the requested colors", async ({ api }) => {
    const { id, short_url } = await newLink(api);
    for (const [fg, bg] of [
      ["1a2B3c", "FFEEDD"],
      ["ffffff", "000000"],
      ["B45309", "fef3c7"],
    ] as const) {
      const drawn = await picture(api, id, `fg=${fg}&bg=${bg}`);
      expect(colorsOf(drawn)).toEqual([bg.toLowerCase(), fg.toLowerCase()]);
      expect(readQr(drawn)).toBe(short_url);
    }
  });

  test("is the same code as an SVG", async ({ api }) => {
    const { id, short_url } = await newLink(api);
    for (const size of [96, 300, 1001]) {
      const response = await ask(api, id, `format=svg&size=${size}&fg=1a2B3c&bg=ffeedd`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
      const svg = response.bytes.toString("utf8");
      expect(svg).toMatch(
        new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`),
      );
      expect(
        svg
          .match(/#[\dA-Fa-f]{6}/g)
          ?.map((color) => color.toLowerCase())
          .sort(),
      ).toEqual(["#1a2b3c", "#ffeedd"]);
      expect(readQr(draw(svg))).toBe(short_url);
      const black = await picture(api, id, `size=${size}`);
      expect(draw(svg).data.equals(black.data)).toBe(true);
    }
  });

  test("works for inactive links too", async ({ api }) => {
    const { body: link } = await api.post("/links", { url: URL, paused: true });
    expect(readQr(await picture(api, link.id))).toBe(link.short_url);
  });

  test("is the same code, byte for byte, with and without a password", async ({ api }) => {
    const { id } = await newLink(api);
    const codes = () => Promise.all(["", "format=svg", "track=1"].map((query) => ask(api, id, query)));
    const before = await codes();
    for (const password of ["open sesame", null]) {
      const { body } = await api.patch(`/links/${id}`, { password });
      expect(body.has_password).toBe(password !== null);
      for (const [index, { bytes, headers }] of (await codes()).entries()) {
        expect(before[index]?.bytes.equals(bytes)).toBe(true);
        expect(headers.get("etag")).toBe(before[index]?.headers.get("etag"));
      }
    }
  });

  test("encodes the alias as typed, and a new one as soon as it is changed", async ({ api }) => {
    const link = await newLink(api, `Typed-${randomUUID()}`);
    expect(readQr(await picture(api, link.id))).toBe(link.short_url);
    const before = await ask(api, link.id);
    const { body: changed } = await api.patch(`/links/${link.id}`, { alias: `New-${randomUUID()}` });
    const headers = { "If-None-Match": before.headers.get("etag") ?? "" };
    const after = await ask(api, link.id, "", headers);
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(readQr(PNG.sync.read(after.bytes))).toBe(changed.short_url);
  });
});
