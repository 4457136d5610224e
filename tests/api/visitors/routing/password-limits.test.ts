import { BROWSER, expect, test, visit } from "@/tests/support/fixtures";
import { basic, enter, expectPrivate, newLink, PASSWORD } from "./password-form";

test("a limit of one lets one of 20 right passwords through", async ({ api }) => {
  const link = await newLink(api, { click_limit: 1 });
  const responses = await Promise.all(Array.from({ length: 20 }, () => enter(link.short_url, PASSWORD)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410 || status === 503)).toHaveLength(19);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
});

test("only the right password of a person spends a limit of one", async ({ api }) => {
  const link = await newLink(api, { click_limit: 1 });
  const robot = { "User-Agent": "Twitterbot/1.0" };
  const url = link.short_url;
  const spendNothing: [name: string, request: () => Promise<Response>, status: number][] = [
    ["the form", () => visit(url), 200],
    ["HEAD", () => visit(url, {}, "HEAD"), 200],
    ["a robot", () => visit(url, robot), 200],
    ["a wrong password", () => enter(url, "wrong"), 403],
    ["a wrong header", () => visit(url, basic("wrong")), 401],
    ["HEAD with the password", () => visit(url, basic(PASSWORD), "HEAD"), 302],
    ["a robot's form", () => enter(url, PASSWORD, "", robot), 303],
    ["a robot with the password", () => visit(url, { ...robot, ...basic(PASSWORD) }), 302],
    [
      "a prefetch with the password",
      () => visit(url, { "Sec-Purpose": "prefetch", ...basic(PASSWORD) }),
      302,
    ],
  ];
  for (const [name, request, status] of [...spendNothing, ...spendNothing])
    expect((await request()).status, name).toBe(status);
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({ clicks: 0, state: "ok" });
  expect((await enter(url, PASSWORD)).status).toBe(303);
  expect((await enter(url, PASSWORD)).status).toBe(410);
  expect((await visit(url, basic(PASSWORD))).status).toBe(410);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
});

test("after ten wrong passwords of one visitor for one link come 429s, for the right one too (jstrieb/link-lock#1)", async ({
  api,
}) => {
  const [link, other] = [await newLink(api), await newLink(api, { on_duplicate: "create" })];
  for (let n = 0; n < 10; n++) {
    const response =
      n % 2 ? await enter(link.short_url, `wrong ${n}`) : await visit(link.short_url, basic(`wrong ${n}`));
    expect(response.status).toBe(n % 2 ? 403 : 401);
    await expectPrivate(response);
  }
  for (const response of [
    await enter(link.short_url, "wrong"),
    await enter(link.short_url, PASSWORD),
    await visit(link.short_url, basic(PASSWORD)),
  ]) {
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    await expectPrivate(response);
  }
  expect((await enter(other.short_url, PASSWORD)).status).toBe(303);
  expect((await visit(link.short_url)).status).toBe(200);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(0);
});

test("right passwords don't count as attempts", async ({ api }) => {
  const link = await newLink(api);
  for (let n = 0; n < 9; n++) expect((await enter(link.short_url, `wrong ${n}`)).status).toBe(403);
  for (let n = 0; n < 12; n++) expect((await enter(link.short_url, PASSWORD)).status).toBe(303);
  const parallel = await Promise.all(Array.from({ length: 20 }, () => enter(link.short_url, PASSWORD)));
  expect(parallel.map(({ status }) => status)).toEqual(parallel.map(() => 303));
});

test("what isn't the form gets it, and passwords of any length are only wrong", async ({ api }) => {
  const link = await newLink(api);
  const post = (body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(link.short_url, {
      method: "POST",
      redirect: "manual",
      body,
      headers: { "User-Agent": BROWSER, ...headers },
    });
  const form = "application/x-www-form-urlencoded";
  const multipart = new FormData();
  multipart.set("password", PASSWORD);
  for (const response of [
    await post(JSON.stringify({ password: PASSWORD }), { "Content-Type": "application/json" }),
    await post(multipart),
    await post("", { "Content-Type": form }),
    await post(`password=${"x".repeat(17_000)}`, { "Content-Type": form }),
    await post(`password=${"x".repeat(2_000)}`, { "Content-Type": form }),
    await post("password=%FF%FE", { "Content-Type": form }),
  ])
    expect(response.status).toBe(403);
});
