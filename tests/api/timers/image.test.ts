import sharp from "sharp";
import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { inDays, moment } from "@/tests/support/dates";
import { BROWSER, expect, test } from "@/tests/support/fixtures";
import { framesInFile, framesShown, readDigits } from "@/tests/support/readers/gif-frames";
import { PLAIN } from "@/tests/support/rows/timer-styles";

const BLACK = { style: "plain", bg: "ffffff", fg: "000000", accent: "000000", show_labels: false };

async function newTimer(api: Client, fields: object = {}) {
  const { body, status } = await api.post("/timers", { ends_at: inDays(3), ...BLACK, ...fields });
  expect(status).toBe(201);
  return body;
}

async function load(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: "manual", headers: { "User-Agent": BROWSER }, ...init });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const twoDigits = (n: number) => String(n).padStart(2, "0");
const clock = (left: number) =>
  [left / 86_400, (left / 3600) % 24, (left / 60) % 60, left % 60].map((n) => twoDigits(Math.floor(n)));
const countsOf = (numbers: string[]) => numbers.map(({ length }) => length);

/** Moves a timer's end closer, as if this much time had passed. */
const setEnd = (id: number, endsAt: Date) => db.timer.update({ where: { id }, data: { endsAt } });

test("the image starts at the second of the request and runs for a minute", async ({ api }) => {
  for (const days of [0.5, 3, 400]) {
    const timer = await newTimer(api, { ends_at: inDays(days) });
    const before = Math.floor(Date.now() / 1000);
    const { bytes } = await load(timer.gif_url);
    const after = Math.floor(Date.now() / 1000);
    const end = moment(timer.ends_at).getTime() / 1000;
    const frames = await framesShown(bytes);
    const counts = countsOf(clock(end - before));
    const read = frames.map((frame) => readDigits(frame, PLAIN, counts));
    const starts = [before, after].filter((start) => clock(end - start).join() === read[0]?.join());
    expect(starts.length).toBeGreaterThan(0);
    const start = starts[0] ?? before;
    expect(read).toEqual(Array.from({ length: 60 }, (_, n) => clock(end - start - n)));
  }
});

test("is never cached: headers, no cookie, no redirect", async ({ api }) => {
  const timer = await newTimer(api);
  for (const [url, type] of [
    [timer.gif_url, "image/gif"],
    [timer.png_url, "image/png"],
  ]) {
    const { status, headers, bytes } = await load(url);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("cache-control")).toBe("no-cache, no-store, max-age=0");
    expect(Number(headers.get("content-length"))).toBe(bytes.length);
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("etag")).toBeNull();
    const head = await load(url, { method: "HEAD" });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(500);
    expect(head.headers.get("content-type")).toBe(type);
    expect((await load(url, { method: "POST" })).status).toBe(405);
  }
});

test("the default image is under 30 kB, has 60 frames, and the PNG is its first", async ({ api }) => {
  const { body: timer } = await api.post("/timers", { ends_at: inDays(42) });
  const [gif, png] = [await load(timer.gif_url), await load(timer.png_url)];
  expect(gif.bytes.length).toBeLessThan(30_000);
  expect(framesInFile(gif.bytes).map(({ delay }) => delay)).toEqual(Array(60).fill(1000));
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: "png", width: 600 });
});

test("an expired timer shows zeros or its message", async ({ api }) => {
  const timer = await newTimer(api);
  await setEnd(timer.id, new Date(Date.now() - 5_000));
  const zeros = await framesShown((await load(timer.gif_url)).bytes);
  expect(zeros.map((frame) => readDigits(frame, PLAIN, [2, 2, 2, 2]))).toEqual([["00", "00", "00", "00"]]);
  await api.patch(`/timers/${timer.id}`, { expired_message: "Too late" });
  const message = await load(timer.gif_url);
  expect(message.status).toBe(200);
  const [frame, ...more] = await framesShown(message.bytes);
  expect(more).toEqual([]);
  expect(readDigits(frame, PLAIN, [2, 2, 2, 2])).toContain("??");
  expect((await api.get(`/timers/${timer.id}`)).body.state).toBe("expired");
});

test("a timer that ends within the minute stops at zero", async ({ api }) => {
  const timer = await newTimer(api);
  await setEnd(timer.id, new Date(Math.ceil(Date.now() / 1000) * 1000 + 20_000));
  const frames = await framesShown((await load(timer.gif_url)).bytes);
  expect(frames.length).toBeGreaterThan(10);
  expect(frames.length).toBeLessThanOrEqual(22);
  const read = frames.map((frame) => readDigits(frame, PLAIN, [2, 2, 2, 2]).join(":"));
  expect(read).toEqual(frames.map((_, n) => clock(frames.length - 1 - n).join(":")));
});

test("an edit shows in the very next image", async ({ api }) => {
  const timer = await newTimer(api);
  const size = async () => (await sharp((await load(timer.png_url)).bytes).metadata()).width;
  for (const width of [600, 321, 1200, 200]) {
    await api.patch(`/timers/${timer.id}`, { width });
    expect(await size()).toBe(width);
  }
});

test("every load of either format counts as a view, except HEAD", async ({ api }) => {
  const timer = await newTimer(api);
  const agents = [BROWSER, "GoogleImageProxy", "curl/8", "Googlebot/2.1", ""];
  for (const agent of agents) await load(timer.gif_url, { headers: { "User-Agent": agent } });
  await load(timer.png_url, { headers: { "Sec-Purpose": "prefetch" } });
  await load(timer.gif_url, { method: "HEAD" });
  await Promise.all(Array.from({ length: 50 }, () => load(timer.gif_url)));
  expect((await api.get(`/timers/${timer.id}`)).body.views).toBe(56);
  expect((await api.get("/timers")).body.data[0].views).toBe(56);
});

test("a deleted timer, an unknown one and a malformed address return one neutral image", async ({ api }) => {
  const timer = await newTimer(api);
  await api.delete(`/timers/${timer.id}`);
  const origin = new URL(timer.gif_url).origin;
  const { bytes: deleted, status } = await load(timer.gif_url);
  expect(status).toBe(200);
  for (const path of [
    "/t/2222222222222222zzzz.gif",
    "/t/x.gif",
    "/t/%00.gif",
    "/t/%ff.gif",
    "/t/.gif",
    "/t/none",
    "/t/a/b.gif",
    `/t/${"a".repeat(500)}.gif`,
    "/t/😀.gif",
    "/t/a'b%22%3C.gif",
    "/t/x.jpg",
    "/t/x.gif?query=1",
    "/t/x.gif/",
  ]) {
    const response = await load(origin + path);
    expect([response.status, response.headers.get("content-type")], path).toEqual([200, "image/gif"]);
    expect(response.headers.get("cache-control"), path).toBe("no-cache, no-store, max-age=0");
    expect(response.bytes.equals(deleted), path).toBe(true);
  }
  expect(framesInFile(deleted)).toHaveLength(1);
  const png = await load(timer.png_url);
  expect([png.status, png.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("ignores the letter case of the address and any query", async ({ api }) => {
  const timer = await newTimer(api);
  const url = new URL(timer.gif_url);
  for (const path of [
    url.pathname.toUpperCase().replace("/T/", "/t/"),
    `${url.pathname}?utm_source=mail&x=%00`,
  ]) {
    const { bytes } = await load(url.origin + path);
    expect(framesInFile(bytes)).toHaveLength(60);
  }
});
