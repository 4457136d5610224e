import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { rollUp } from "@/tests/support/rows/links";

const URL = "https://example.com/";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const newLink = async (api: Client, fields: object) =>
  (await api.post("/links", { url: URL, on_duplicate: "create", ...fields })).body;

const locationOf = async (url: string, headers: Record<string, string> = {}, method = "GET") =>
  (await visit(url, headers, method)).headers.get("location");

test("the first rule that matches decides, in the order of the list", async ({ api }) => {
  const rules = [
    { url: `${URL}phone`, devices: ["mobile"] },
    { url: `${URL}german`, languages: ["de"] },
  ];
  const link = await newLink(api, { rules });
  const both = { "User-Agent": IPHONE, "Accept-Language": "de" };
  expect(await locationOf(link.short_url, both)).toBe(`${URL}phone`);
  await api.patch(`/links/${link.id}`, { rules: [...link.rules].reverse() });
  expect(await locationOf(link.short_url, both)).toBe(`${URL}german`);
});

test("robots, HEAD and prefetches see what people see, and are not counted", async ({ api }) => {
  const link = await newLink(api, { rules: [{ url: `${URL}german`, languages: ["de"] }] });
  const german = { "Accept-Language": "de" };
  expect(await locationOf(link.short_url, { ...german, "User-Agent": ROBOT })).toBe(`${URL}german`);
  expect(await locationOf(link.short_url, { ...german, "Sec-Purpose": "prefetch" })).toBe(`${URL}german`);
  expect(await locationOf(link.short_url, german, "HEAD")).toBe(`${URL}german`);
  const { body } = await api.get(`/links/${link.id}/stats`);
  expect(body).toMatchObject({ clicks: 0, targets: [] });
});

test("statistics name the target, language, system and trigger of each click, before and after the rollup", async ({
  api,
}) => {
  const link = await newLink(api, {
    rules: [{ url: `${URL}german`, label: "German", languages: ["de"] }],
    split: [
      { url: `${URL}a`, weight: 50 },
      { url: `${URL}b`, weight: 50 },
    ],
  });
  for (const language of ["de-AT", "de", "fr", "en"])
    await visit(link.short_url, { "Accept-Language": language });
  await visit(`${link.short_url}?qr=1`, { "Accept-Language": "" });
  const check = async () => {
    const { body } = await api.get(`/links/${link.id}/stats`);
    expect(body).toMatchObject({
      clicks: 5,
      systems: [{ system: "Windows", clicks: 5 }],
      triggers: [
        { trigger: null, clicks: 4 },
        { trigger: "qr", clicks: 1 },
      ],
    });
    expect(body.languages).toContainEqual({ language: "de", clicks: 2 });
    expect(body.languages).toContainEqual({ language: null, clicks: 1 });
    expect(body.languages).toHaveLength(4);
    expect(body.targets).toContainEqual({ id: 1, label: "German", url: `${URL}german`, clicks: 2 });
    // The same visitor always gets the same variant.
    expect(body.targets).toHaveLength(2);
    expect(body.targets.reduce((sum: number, { clicks }: { clicks: number }) => sum + clicks, 0)).toBe(5);
  };
  await check();
  await rollUp();
  await check();
});

test("statistics keep targets that are gone, and count the link's own URL without an id", async ({ api }) => {
  const link = await newLink(api, { rules: [{ url: `${URL}rule`, label: "Gone", qr: false }] });
  await visit(link.short_url);
  await api.patch(`/links/${link.id}`, { rules: null });
  for (let n = 0; n < 3; n++) await visit(link.short_url);
  // A later rule is another target, even at its place and with its id.
  await api.patch(`/links/${link.id}`, {
    rules: link.rules.map((rule: object) => ({ ...rule, label: "Later" })),
  });
  for (let n = 0; n < 2; n++) await visit(link.short_url);
  const { body } = await api.get(`/links/${link.id}/stats`);
  expect(body.targets).toEqual([
    { id: null, label: "", url: URL, clicks: 3 },
    { id: 2, label: "Later", url: `${URL}rule`, clicks: 2 },
    { id: 1, label: "Gone", url: `${URL}rule`, clicks: 1 },
  ]);
});

test("the clicks of rules and variants stay theirs when they are reordered, renamed and led elsewhere", async ({
  api,
}) => {
  const link = await newLink(api, {
    rules: ["de", "fr"].map((language) => ({ url: `${URL}${language}`, languages: [language] })),
  });
  for (const language of ["de", "de", "fr"]) await visit(link.short_url, { "Accept-Language": language });
  const [german, french] = link.rules;
  await api.patch(`/links/${link.id}`, { rules: [french, { ...german, label: "German", url: `${URL}new` }] });
  await visit(link.short_url, { "Accept-Language": "de" });
  const { body } = await api.get(`/links/${link.id}/stats`);
  expect(body.targets).toEqual([
    { id: german.id, label: "German", url: `${URL}new`, clicks: 3 },
    { id: french.id, label: "", url: `${URL}fr`, clicks: 1 },
  ]);
});

test("a limit of 1,000 with three rules lets exactly 1,000 of 64 connections through", async ({ api }) => {
  test.setTimeout(120_000);
  const link = await newLink(api, {
    click_limit: 1_000,
    rules: ["de", "fr", "it"].map((language) => ({ url: `${URL}${language}`, languages: [language] })),
  });
  const languages = ["de", "fr", "it", "en"];
  const passed = new Map<string, number>();
  let rejected = 0;
  await Promise.all(
    Array.from({ length: 64 }, async (_, connection) => {
      for (let n = 0; n < 20; n++) {
        const language = languages[(connection + n) % 4] ?? "";
        const location = await locationOf(link.short_url, { "Accept-Language": language });
        if (location === null) rejected++;
        else passed.set(location, (passed.get(location) ?? 0) + 1);
        if (location !== null) expect(location).toBe(language === "en" ? URL : `${URL}${language}`);
      }
    }),
  );
  expect([[...passed.values()].reduce((sum, n) => sum + n, 0), rejected]).toEqual([1_000, 280]);
  const { body } = await api.get(`/links/${link.id}/stats`);
  expect(body.clicks).toBe(1_000);
  expect(
    new Map(body.targets.map(({ url, clicks }: { url: string; clicks: number }) => [url, clicks])),
  ).toEqual(passed);
});
