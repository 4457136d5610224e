import { randomUUID } from "node:crypto";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { deleteUnusedImages } from "@/lib/images";
import { setBrandImage, setDomainBrandImage } from "@/lib/images/brand-image";
import { readOptions } from "@/lib/qr-codes/options";
import { qrCode } from "@/lib/qr-codes/qr-code";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { countPixels } from "@/tests/support/readers/count-pixels";
import { serveDomain } from "@/tests/support/rows/domains";
import { giveLogo, giveUnreadableLogo } from "@/tests/support/rows/logos";
import { logoPicture } from "@/tests/support/rows/pictures";
import { fetchCode, newLink } from "./requests";

const LOOK = "logo=1&dots=rounded&eyes=circle";

test("the ETag changes with the logo and every option, and stays while they do", async ({ account, api }) => {
  const path = await newLink(api);
  const etag = async (query = LOOK) => (await fetchCode(api, `${path}?${query}`)).etag;
  await giveLogo(account);
  const red = await etag();
  expect(red).toMatch(/^"[\w-]+"$/);
  expect(await etag()).toBe(red);
  expect((await fetchCode(api, `${path}?${LOOK}`, { "If-None-Match": red })).status).toBe(304);
  const variants = [
    "dots=circle",
    "eyes=square",
    "size=400",
    "fg=111111",
    "bg=eeeeee",
    "margin=5",
    "track=1",
    "format=svg",
  ];
  const tags = await Promise.all(variants.map((variant) => etag(`${LOOK}&${variant}`)));
  expect(new Set([...tags, red]).size).toBe(variants.length + 1);

  await giveLogo(account, "15803d");
  const changed = await fetchCode(api, `${path}?${LOOK}`, { "If-None-Match": red });
  expect([changed.status, changed.etag === red]).toEqual([200, false]);
  expect(await countPixels(changed.bytes, "15803d")).toBeGreaterThan(200);
  expect(await countPixels(changed.bytes, "b91c1c")).toBe(0);
});

test("a styled code is drawn once and then kept, each with its options, address and logo", async ({
  account,
}) => {
  const hash = await giveLogo(account, "7c2d92");
  const address = `https://go.example.com/${randomUUID()}`;
  const draw = async (query: Record<string, string>, text = address) =>
    Buffer.from((await qrCode(account.owner, text, readOptions({ logo: "1", size: "600", ...query }))).body);
  const drawn = await draw({});
  // From now on, whatever is drawn has a blue logo.
  await db.image.update({ where: { hash }, data: { large: Uint8Array.from(await logoPicture("1d4ed8")) } });
  expect((await draw({})).equals(drawn)).toBe(true);
  for (const other of [await draw({ size: "700" }), await draw({}, `${address}-2`)])
    expect(await countPixels(other, "1d4ed8")).toBeGreaterThan(200);
  await setBrandImage(account.owner, null);
  await expect(draw({})).rejects.toThrow("logo");
});

test("a logo is that of the account, never another's", async ({ account, api }) => {
  const other = await newAccount();
  await giveLogo(other, "b91c1c");
  const path = await newLink(api);
  const refused = await api.get(`${path}?logo=1`);
  expectRefusal(refused, 422, "invalid_logo");
  expect(refused.body.message).toContain("dashboard");
  const theirs = await newLink(other.api);
  await giveLogo(account, "1d4ed8");
  for (const [client, at, own, foreign] of [
    [api, path, "1d4ed8", "b91c1c"],
    [other.api, theirs, "b91c1c", "1d4ed8"],
  ] as const) {
    const { bytes } = await fetchCode(client, `${at}?logo=1&size=600`);
    expect(await countPixels(bytes, own)).toBeGreaterThan(500);
    expect(await countPixels(bytes, foreign)).toBe(0);
  }
  await setBrandImage(account.owner, null);
  expectRefusal(await api.get(`${path}?logo=1`), 422, "invalid_logo");
});

test("links on a domain have its logo, all others that of the account", async ({ account, api }) => {
  const { id, name } = await serveDomain(account);
  const { body: branded } = await api.post("/links", { url: "https://example.com/", domain: name });
  const [onDomain, plain] = [`/links/${branded.id}/qr`, await newLink(api)];
  await setDomainBrandImage(account.owner, id, await giveLogo(account, "1d4ed8"));
  await giveLogo(account, "b91c1c");
  const pixels = async (path: string, color: string) =>
    countPixels((await fetchCode(api, `${path}?logo=1&size=600`)).bytes, color);
  expect(await pixels(onDomain, "1d4ed8")).toBeGreaterThan(500);
  expect(await pixels(plain, "b91c1c")).toBeGreaterThan(500);
  expect(await pixels(plain, "1d4ed8")).toBe(0);
  await setDomainBrandImage(account.owner, id, null);
  expect(await pixels(onDomain, "b91c1c")).toBeGreaterThan(500);
});

test("the smallest size that a logo's refusal names works", async ({ account, api }) => {
  await giveLogo(account);
  const path = await newLink(api);
  const { body } = await api.get(`${path}?logo=1&size=96`);
  const smallest = Number(/\d+/.exec(body.message)?.[0]);
  expect((await api.get(`${path}?logo=1&size=${smallest}`)).status).toBe(200);
  expectRefusal(await api.get(`${path}?logo=1&size=${smallest - 1}`), 422, "invalid_size");
});

test("a logo that makes a code unreadable is refused, and the message says what helps", async ({
  account,
  api,
}) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/",
    alias: randomUUID().slice(0, 28),
  });
  const path = `/links/${link.id}/qr`;
  await giveUnreadableLogo(account);
  const sizes = [700, 1000, 1400, 2000].map((size) => api.get(`${path}?logo=1&size=${size}`));
  const refused = (await Promise.all(sizes)).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expectRefusal(response, 422, "invalid_logo");
    expect(response.body.message).toContain("simpler");
  }
  expect((await api.get(`${path}?dots=circle&size=1000`)).status).toBe(200);
});

test("the cleanup of unused images keeps a logo until it is removed or its account is gone", async ({
  account,
}) => {
  const { owner } = account;
  const stored = async (hash: string) =>
    (await db.image.findUnique({ where: { hash }, select: { hash: true } })) !== null;
  const hash = await giveLogo(account, "0e7490");
  const later = addDays(new Date(), 2);
  await deleteUnusedImages(later);
  expect(await stored(hash)).toBe(true);
  await setBrandImage(owner, null);
  await deleteUnusedImages(later);
  expect(await stored(hash)).toBe(false);
});
