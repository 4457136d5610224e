import sharp from "sharp";
import { renderQr } from "@/lib/qr";
import { readOptions } from "@/lib/qr-codes/options";
import { qrCode } from "@/lib/qr-codes/qr-code";
import type { Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test, visit } from "@/tests/support/fixtures";
import { scan } from "@/tests/support/readers/scanners";
import { newBioPage } from "@/tests/support/rows/bio-pages";
import { newCountdown } from "@/tests/support/rows/countdowns";
import { giveLogo } from "@/tests/support/rows/logos";
import { publicMenu } from "@/tests/support/rows/menus";
import { fetchCode, newLink } from "./requests";

const URL = "https://example.com/page";
const LOOK = "logo=1&dots=rounded&eyes=circle";
const PLAIN = { size: 300, fg: "000000", bg: "ffffff", margin: 4, level: "M" } as const;

/** Each resource with a QR code in the API: its path and its public address. */
const CODED: Record<string, (api: Client) => Promise<{ path: string; address: string }>> = {
  links: async (api) => {
    const { body } = await api.post("/links", { url: URL });
    return { path: `/links/${body.id}`, address: body.short_url };
  },
  "bio pages": async (api) => {
    const { id, page_url } = await newBioPage(api);
    return { path: `/bio-pages/${id}`, address: page_url };
  },
  menus: async (api) => {
    const { id, url } = await publicMenu(api, { name: "Café Zoë" });
    return { path: `/menus/${id}`, address: url };
  },
  "countdown pages": async (api) => {
    const { id, page_url } = await newCountdown(api);
    return { path: `/countdowns/${id}`, address: page_url };
  },
};

for (const [name, create] of Object.entries(CODED)) {
  test(`codes of ${name} are read in every form, with the address and with what counts scans apart`, async ({
    account,
    api,
  }) => {
    await giveLogo(account);
    const { path, address } = await create(api);
    for (const [query, text] of [
      ["", address],
      ["track=0", address],
      ["track=1", `${address}?qr=1`],
      ["dots=circle", address],
      ["eyes=rounded&format=svg", address],
      [`${LOOK}&size=600&fg=1b1464&bg=ffe08a`, address],
      [`${LOOK}&track=1&format=svg&level=H`, `${address}?qr=1`],
    ]) {
      const { status, bytes } = await fetchCode(api, `${path}/qr?${query}`);
      expect(status, query).toBe(200);
      expect(await scan(sharp(bytes)), query).toEqual({ jsQR: text, ZXing: text });
    }
  });

  test(`codes of ${name} belong to their account, whatever the options`, async ({
    account,
    api,
    stranger,
  }) => {
    await giveLogo(account);
    const { path } = await create(api);
    for (const query of ["", LOOK, "dots=wrong"])
      expectRefusal(await stranger.get(`${path}/qr?${query}`), 404, "not_found", query);
    const { status, headers } = await api.post(`${path}/qr`, {});
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expectRefusal(await api.get(`${path.replace(/\d+$/, "2147483647")}/qr`), 404, "not_found");
  });
}

test("scans of a tracked code are clicks of the trigger qr", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: URL });
  const { bytes } = await fetchCode(api, `/links/${link.id}/qr?track=1&dots=circle`);
  const { ZXing: scanned = "" } = await scan(sharp(bytes));
  const response = await visit(scanned);
  expect([response.status, response.headers.get("location")]).toEqual([302, URL]);
  await visit(link.short_url);
  const { body: stats } = await api.get(`/links/${link.id}/stats`);
  expect(stats.triggers).toEqual(
    expect.arrayContaining([
      { trigger: "qr", clicks: 1 },
      { trigger: null, clicks: 1 },
    ]),
  );
});

test("options without an effect leave the picture as it was, byte for byte", async ({ api }) => {
  const path = await newLink(api);
  const { body: link } = await api.get(path.replace(/\/qr$/, ""));
  for (const format of ["png", "svg"] as const) {
    const plain = await fetchCode(api, `${path}?format=${format}`);
    // The bytes that tests/unit/qr/golden.test.ts holds.
    expect(plain.bytes.equals(renderQr(link.short_url, { ...PLAIN, format }).body)).toBe(true);
    const same = await fetchCode(api, `${path}?format=${format}&logo=0&dots=square&eyes=square&track=0`);
    expect(same.bytes.equals(plain.bytes)).toBe(true);
    expect(same.etag).toBe(plain.etag);
  }
});

test("colors that a reader can't tell apart are refused, though they have the contrast; a darker one helps", async ({
  account,
}) => {
  const address = "https://a.co/aB3_-xyz9aB3_-xyz";
  const draw = (fg: string) => {
    const look = { size: "842", margin: "7", level: "Q", dots: "rounded", track: "1", bg: "92f089" };
    return qrCode(account.owner, address, readOptions({ ...look, fg }));
  };
  await expect(draw("967721")).rejects.toMatchObject({
    code: "invalid_fg",
    message: expect.stringContaining("darker"),
  });
  const text = `${address}?qr=1`;
  expect(await scan(sharp((await draw("000000")).body))).toEqual({ jsQR: text, ZXing: text });
});

test("rejects what can't be combined, naming the option and what to do", async ({ account, api }) => {
  await giveLogo(account);
  const path = await newLink(api);
  for (const [query, error, advice] of [
    ["logo=1&level=M", "invalid_level", "H"],
    ["logo=1&level=L", "invalid_level", "H"],
    ["logo=yes", "invalid_logo", "0, 1"],
    ["dots=star", "invalid_dots", "square, rounded, circle"],
    ["eyes=Square", "invalid_eyes", "square, rounded, circle"],
    ["track=true", "invalid_track", "0, 1"],
    ["dots=circle&fg=959595", "invalid_fg", "3:1"],
    ["logo=1&fg=ffe08a", "invalid_fg", "3:1"],
    ["eyes=rounded&fg=ffffff&bg=000000", "invalid_fg", "darker"],
    ["dots=circle&fg=ffffff", "invalid_bg", "differ"],
    ["dots=circle&level=X&logo=2", "invalid_level", "L, M, Q, H"],
    ["logo=1&size=96", "invalid_size", "at least"],
  ] as const) {
    const response = await api.get(`${path}?${query}`);
    expectRefusal(response, 422, error, query);
    expect(response.body.message, query).toContain(advice);
  }
  // Plain codes may have any two colors.
  for (const query of ["fg=959595", "fg=ffffff&bg=000000", "logo=0&fg=ffe08a"])
    expect((await api.get(`${path}?${query}`)).status, query).toBe(200);
  expect((await api.get(`${path}?dots=circle&fg=949494`)).status).toBe(200);
});
