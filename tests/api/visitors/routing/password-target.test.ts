import { BROWSER, expect, test, visit } from "@/tests/support/fixtures";
import { basic, enter, newLink, PASSWORD, SECRET_URL, sourceIn } from "./password-form";

const GERMAN = { "Accept-Language": "de" };
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const rules = (page: string) => [{ url: `${SECRET_URL}/${page}`, languages: ["de"] }];
/** A split whose variants are one page. */
const halves = (page: string) => [50, 50].map((weight) => ({ url: `${SECRET_URL}/${page}`, weight }));

const EDITS: [name: string, before: object, after: object, location: string][] = [
  ["the URL", {}, { url: `${SECRET_URL}/new` }, "/new"],
  ["rules", { rules: rules("old") }, { rules: rules("new") }, "/new"],
  ["removed rules", { rules: rules("old"), split: halves("half") }, { rules: null }, "/half"],
  ["a split", { split: halves("old") }, { split: halves("new") }, "/new"],
  ["campaign parameters", { utm: { source: "old" } }, { utm: { source: "new" } }, "?utm_source=new"],
  ["a forwarded query", {}, { forward_query: true }, "?a=1"],
];

test("the right password leads to where the link leads by then, not when the form was opened", async ({
  api,
}) => {
  for (const [name, before, after, location] of EDITS) {
    const link = await newLink(api, before);
    const source = sourceIn(await (await visit(`${link.short_url}?a=1`, GERMAN)).text());
    expect((await api.patch(`/links/${link.id}`, after)).status, name).toBe(200);
    const response = await enter(link.short_url, PASSWORD, source, GERMAN);
    expect([response.status, response.headers.get("location")], name).toEqual([
      303,
      `${SECRET_URL}${location}`,
    ]);
  }
});

test("rules on the query get the one that the form was opened with, not that of the POST", async ({
  api,
}) => {
  const link = await newLink(api, {
    rules: [
      { url: `${SECRET_URL}/campaign`, query: [{ name: "a", value: "1" }] },
      { url: `${SECRET_URL}/code`, qr: true },
    ],
  });
  for (const [opened, location] of [
    ["?a=1", "/campaign"],
    ["?qr=1", "/code"],
    ["", ""],
  ] as const) {
    const source = sourceIn(await (await visit(`${link.short_url}${opened}`)).text());
    for (const posted of ["", "?a=1", "?qr=1"]) {
      const response = await enter(`${link.short_url}${posted}`, PASSWORD, source);
      expect(response.headers.get("location"), `${opened} ${posted}`).toBe(`${SECRET_URL}${location}`);
    }
  }
});

test("a rule for phones doesn't replace the password, nor the password the rule (dubinc/dub#385)", async ({
  api,
}) => {
  // There one of the two was lost.
  const link = await newLink(api, { rules: [{ url: `${SECRET_URL}/phone`, devices: ["mobile"] }] });
  for (const [agent, location] of [
    [PHONE, `${SECRET_URL}/phone`],
    [BROWSER, SECRET_URL],
  ] as const) {
    const headers = { "User-Agent": agent };
    const form = await visit(link.short_url, headers);
    expect([form.status, form.headers.get("location")]).toEqual([200, null]);
    const source = sourceIn(await form.text());
    expect((await enter(link.short_url, "wrong", source, headers)).status).toBe(403);
    expect((await visit(link.short_url, { ...headers, ...basic("wrong") })).status).toBe(401);
    const right = await enter(link.short_url, PASSWORD, source, headers);
    expect([right.status, right.headers.get("location")]).toEqual([303, location]);
    const program = await visit(link.short_url, { ...headers, ...basic(PASSWORD) });
    expect([program.status, program.headers.get("location")]).toEqual([302, location]);
  }
});

test("a password that is changed while the form is open no longer opens the link", async ({ api }) => {
  const link = await newLink(api);
  const source = sourceIn(await (await visit(link.short_url)).text());
  await api.patch(`/links/${link.id}`, { password: "another one" });
  expect((await enter(link.short_url, PASSWORD, source)).status).toBe(403);
  expect((await enter(link.short_url, "another one", source)).status).toBe(303);
  await api.patch(`/links/${link.id}`, { password: null });
  expect((await enter(link.short_url, "another one", source)).status).toBe(405);
  expect((await visit(link.short_url)).status).toBe(302);
});
