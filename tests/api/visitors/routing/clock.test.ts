import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays } from "@/lib/dates";
import { databaseUrl } from "@/lib/env";
import { inDays, moment } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { moveLink } from "@/tests/support/rows/links";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

const URL = "https://example.com/";
const BERLIN = "Europe/Berlin";

// In one worker, whose server has a clock that the tests set.
test.describe.configure({ mode: "default" });

const CLOCK_FILE = join(tmpdir(), `waypost-clock-${process.pid}`);
let server: RunningServer;

const setClock = (to: Date | undefined) => writeFileSync(CLOCK_FILE, String(to?.getTime() ?? ""));

test.beforeAll(async () => {
  setClock(undefined);
  server = await startServer({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "warn", CLOCK_FILE }, [
    "--import",
    "./tests/support/fakes/use-clock.mjs",
  ]);
});
test.beforeEach(() => setClock(undefined));
test.afterAll(async () => {
  await server.stop();
  rmSync(CLOCK_FILE);
});

/** Where a visitor at that time goes. HEAD, so that the visit isn't counted on another day. */
async function locationAt(time: string, slug: string, method = "HEAD"): Promise<string | null> {
  setClock(new Date(time));
  return (await visit(`${server.url}/${slug}`, {}, method)).headers.get("location");
}

/** A rule's conditions, and the times of visits that match and that don't. */
const CASES: readonly (readonly [name: string, conditions: object, matching: string[], others: string[]])[] =
  [
    [
      "from is inclusive",
      { from: "2026-06-01 12:00:00" },
      ["2026-06-01T12:00:00.000Z", "2030-01-01T00:00:00Z"],
      ["2026-06-01T11:59:59.999Z"],
    ],
    [
      "until is exclusive",
      { until: "2026-06-01 12:00:00" },
      ["2026-06-01T11:59:59.999Z"],
      ["2026-06-01T12:00:00.000Z", "2030-01-01T00:00:00Z"],
    ],
    [
      "hours include their start and exclude their end",
      { hours: ["09:00-17:30"], timezone: BERLIN },
      ["2026-11-23T08:00:00.000Z", "2026-11-23T16:29:59.999Z"],
      ["2026-11-23T07:59:59.999Z", "2026-11-23T16:30:00.000Z"],
    ],
    [
      "hours across midnight belong to the day they start",
      { days: [7], hours: ["22:00-02:00"], timezone: BERLIN },
      ["2026-11-22T21:00:00.000Z", "2026-11-23T00:59:59.999Z"],
      ["2026-11-22T00:30:00.000Z", "2026-11-22T20:59:59.999Z", "2026-11-23T01:00:00.000Z"],
    ],
    // Clocks go from 02:00 to 03:00 on 2026-03-29, a Sunday.
    [
      "hours end when the clocks go forward past their end",
      { hours: ["01:00-02:30"], timezone: BERLIN },
      ["2026-03-29T00:00:00.000Z", "2026-03-29T00:59:59.999Z"],
      ["2026-03-28T23:59:59.999Z", "2026-03-29T01:00:00.000Z"],
    ],
    [
      "hours that the clocks skip don't come",
      { hours: ["02:00-03:00"], timezone: BERLIN },
      ["2026-03-28T01:30:00Z", "2026-03-30T00:30:00Z"],
      ["2026-03-29T00:30:00Z", "2026-03-29T00:59:59.999Z", "2026-03-29T01:00:00Z", "2026-03-29T01:30:00Z"],
    ],
    [
      "hours begin when the clocks go forward past their start",
      { hours: ["02:30-04:00"], timezone: BERLIN },
      ["2026-03-29T01:00:00.000Z", "2026-03-29T01:59:59.999Z"],
      ["2026-03-29T00:59:59.999Z", "2026-03-29T02:00:00.000Z"],
    ],
    // Clocks go from 03:00 back to 02:00 on 2026-10-25, a Sunday.
    [
      "hours that come twice match both times",
      { hours: ["02:00-03:00"], timezone: BERLIN },
      [
        "2026-10-25T00:00:00.000Z",
        "2026-10-25T00:59:59.999Z",
        "2026-10-25T01:00:00Z",
        "2026-10-25T01:59:59.999Z",
      ],
      ["2026-10-24T23:59:59.999Z", "2026-10-25T02:00:00.000Z"],
    ],
    [
      "a day of 23 or 25 hours is that of the clock",
      { days: [7], timezone: BERLIN },
      [
        "2026-03-28T23:00:00Z",
        "2026-03-29T21:59:59.999Z",
        "2026-10-24T22:00:00Z",
        "2026-10-25T22:59:59.999Z",
      ],
      [
        "2026-03-28T22:59:59.999Z",
        "2026-03-29T22:00:00Z",
        "2026-10-24T21:59:59.999Z",
        "2026-10-25T23:00:00Z",
      ],
    ],
  ];

for (const [name, conditions, matching, others] of CASES)
  test(`${name}: ${JSON.stringify(conditions)}`, async ({ api }) => {
    const rules = [{ url: `${URL}rule`, ...conditions }];
    // It doesn't expire in the years of the visits.
    const { body: link } = await api.post("/links", { url: URL, rules, auto_renew: true });
    for (const time of matching) expect(await locationAt(time, link.slug), time).toBe(`${URL}rule`);
    for (const time of others) expect(await locationAt(time, link.slug), time).toBe(URL);
  });

test("a year and a day on, a link that renews itself still redirects, whether or not the job has run", async ({
  api,
}) => {
  const create = async (path: string, fields: object) =>
    (await api.post("/links", { url: `${URL}${path}`, ...fields })).body;
  const renewed = await create("renewed", { auto_renew: true });
  const limited = await create("limited", { auto_renew: true, click_limit: 1_000 });
  const ended = await create("ended", {});
  const replaced = await create("replaced", { expired_url: `${URL}over` });
  const yearOn = addDays(new Date(), 366);
  const seen = async ({ slug }: { slug: string }) => locationAt(yearOn.toISOString(), slug);
  for (const link of [renewed, limited]) expect(await seen(link)).toBe(link.long_url);
  expect(await seen(ended)).toBeNull();
  expect(await seen(replaced)).toBe(`${URL}over`);
  // As the job leaves them.
  for (const { id } of [renewed, limited]) await moveLink(id, { expiresAt: addDays(yearOn, 365) });
  for (const link of [renewed, limited]) expect(await seen(link)).toBe(link.long_url);
});

test("time alone ends a rule and a split, and starts a rule, of a link whose visitors were just routed", async ({
  api,
}) => {
  const [first, second, third] = [inDays(1), inDays(2), inDays(3)];
  const { body: link } = await api.post("/links", {
    url: URL,
    rules: [
      { url: `${URL}early`, until: first },
      { url: `${URL}late`, from: third },
    ],
    split: ["a", "b"].map((path) => ({ url: `${URL}${path}`, weight: 50 })),
    split_until: second,
  });
  const before = (time: string) => new Date(moment(time).getTime() - 1).toISOString();
  const seen = async (time: string) => locationAt(time, link.slug, "GET");
  expect(await seen(before(first))).toBe(`${URL}early`);
  expect(await seen(before(first))).toBe(`${URL}early`);
  const variant = await seen(moment(first).toISOString());
  expect(variant).toMatch(/[ab]$/);
  expect(await seen(before(second))).toBe(variant);
  expect(await seen(moment(second).toISOString())).toBe(URL);
  expect(await seen(before(third))).toBe(URL);
  expect(await seen(moment(third).toISOString())).toBe(`${URL}late`);
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({ clicks: 7, updated_at: link.updated_at });
});
