import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

const ENDS = inDays(9);
const MINE = { name: "Spring sale", ends_at: ENDS };

test("a new timer has every field of the contract, with its defaults", async ({ api }) => {
  const { status, body } = await api.post("/timers", { ends_at: ENDS });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    name: "",
    ends_at: ENDS,
    style: "boxed",
    bg: "ffffff",
    fg: "1a1d1b",
    accent: "0c6b58",
    width: 600,
    units: "dhms",
    show_labels: true,
    labels: { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" },
    expired_message: "",
    link_url: null,
    alt_text: "",
    gif_url: expect.stringMatching(/^http:\/\/localhost:\d+\/t\/[2-9a-z]{20}\.gif$/),
    png_url: body.gif_url.replace(/gif$/, "png"),
    embed_html: expect.stringContaining(`<img src="${body.gif_url}" width="600" height="`),
    state: "active",
    views: 0,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    updated_at: body.created_at,
  });
});

test("stores all fields as sent, and accepts the whole timer sent back", async ({ api }) => {
  const fields = {
    name: "é".repeat(200),
    ends_at: ENDS,
    style: "rounded",
    bg: "FFEEdd",
    fg: "000000",
    accent: "aBcDeF",
    width: 1200,
    units: "hms",
    show_labels: false,
    labels: { days: "😀".repeat(16), hours: "", minutes: "Минуты", seconds: "秒" },
    expired_message: "x".repeat(100),
    link_url: "https://example.com/sale?a=1&b=2",
    alt_text: "😀".repeat(200),
  };
  const { status, body } = await api.post("/timers", fields);
  expect(status).toBe(201);
  expect(body).toMatchObject(fields);
  expect(await api.patch(`/timers/${body.id}`, body)).toMatchObject({ status: 200, body });
});

test("null means the default, on create and on PATCH", async ({ api }) => {
  const keys = [
    "name",
    "style",
    "bg",
    "fg",
    "accent",
    "width",
    "units",
    "show_labels",
    "labels",
    "expired_message",
    "link_url",
    "alt_text",
  ];
  const none = Object.fromEntries(keys.map((key) => [key, null]));
  const { body: plain } = await api.post("/timers", { ends_at: ENDS });
  const defaults = Object.fromEntries(keys.map((key) => [key, plain[key]]));
  expect((await api.post("/timers", { ...none, ends_at: ENDS })).body).toMatchObject(defaults);
  const { body: full } = await api.post("/timers", {
    ...MINE,
    style: "plain",
    bg: "000000",
    fg: "ffffff",
    accent: "ff0000",
    width: 300,
    units: "ms",
    show_labels: false,
    labels: { days: "D", hours: "H", minutes: "M", seconds: "S" },
    expired_message: "Over",
    link_url: "https://example.com/",
    alt_text: "A sale",
  });
  expect((await api.patch(`/timers/${full.id}`, none)).body).toMatchObject(defaults);
});

test("changes labels one by one; null means the default, and an empty one is hidden", async ({ api }) => {
  const { body } = await api.post("/timers", { ...MINE, labels: { days: "Tage", hours: null } });
  expect(body.labels).toEqual({ days: "Tage", hours: "Hours", minutes: "Minutes", seconds: "Seconds" });
  const change = async (labels: unknown) => (await api.patch(`/timers/${body.id}`, { labels })).body.labels;
  expect(await change({ hours: " Stunden ", more: "ignored" })).toEqual({ ...body.labels, hours: "Stunden" });
  expect(await change({ days: null, seconds: "" })).toEqual({
    ...body.labels,
    days: "Days",
    hours: "Stunden",
    seconds: "",
  });
  expect(await change({})).toEqual({ ...body.labels, days: "Days", hours: "Stunden", seconds: "" });
});

test("PATCH changes what was sent, and ignores read-only fields", async ({ api }) => {
  const { body: timer } = await api.post("/timers", MINE);
  const { body } = await api.patch(`/timers/${timer.id}`, {
    name: "Renamed",
    width: 200,
    gif_url: "x",
    views: 99,
    state: "expired",
    public_id: "mine",
    embed_html: "",
  });
  expect(body).toEqual({
    ...timer,
    name: "Renamed",
    width: 200,
    embed_html: body.embed_html,
    updated_at: body.updated_at,
  });
  expect(body.embed_html).toContain('width="200"');
});

test("q finds names literally and in any letter case", async ({ api, stranger }) => {
  for (const name of ["Spring Sale", "100% off", "Été_2026", "other"])
    await api.post("/timers", { ...MINE, name });
  await stranger.post("/timers", { ...MINE, name: "Spring of another" });
  const names = async (q: string) =>
    (await api.get(`/timers?q=${encodeURIComponent(q)}`)).body.data.map(({ name }: { name: string }) => name);
  expect(await names("spring")).toEqual(["Spring Sale"]);
  expect(await names("ÉTÉ")).toEqual(["Été_2026"]);
  expect(await names("%")).toEqual(["100% off"]);
  expect(await names("_")).toEqual(["Été_2026"]);
  expect(await names("nothing")).toEqual([]);
  expect((await api.get("/timers?q=s&limit=1")).body).toMatchObject({ total: 1, limit: 1 });
});
