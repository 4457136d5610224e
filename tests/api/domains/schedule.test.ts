import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { expect, test } from "@/tests/support/fixtures";
import { activeDomain, checkAt, claim, publish } from "./domain";

const NOW = new Date();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test("pending domains are checked often at first, and not for ever", async ({ account }) => {
  const { id } = await claim(account);
  const { createdAt, nextCheckAt } = await db.domain.findUniqueOrThrow({ where: { id } });
  expect(Math.round(((nextCheckAt?.getTime() ?? 0) - createdAt.getTime()) / MINUTE)).toBe(5);
  for (const [age, wait] of [
    [55 * MINUTE, 5 * MINUTE],
    [HOUR, HOUR],
    [7 * DAY - HOUR, HOUR],
    [7 * DAY, DAY],
    [29 * DAY, DAY],
    [30 * DAY, undefined],
  ] as const) {
    const now = new Date(createdAt.getTime() + age);
    await checkAt(account, { id }, now);
    const { nextCheckAt: next } = await db.domain.findUniqueOrThrow({ where: { id } });
    expect(next ? next.getTime() - now.getTime() : undefined, `${age / HOUR} h`).toBe(wait);
  }
});

test("domains that are served are checked daily", async ({ account }) => {
  const { id, name } = await activeDomain(account, NOW);
  const nextIn = async () => (await db.domain.findUniqueOrThrow({ where: { id } })).nextCheckAt?.getTime();
  expect(await nextIn()).toBe(addDays(NOW, 1).getTime());
  await publish(name);
  await checkAt(account, { id }, addDays(NOW, 1));
  expect(await nextIn()).toBe(addDays(NOW, 2).getTime());
});

test("lost domains are checked daily for 30 days", async ({ account }) => {
  const { id, name } = await activeDomain(account, NOW);
  await publish(name);
  await checkAt(account, { id }, addDays(NOW, 1));
  for (const [day, wait] of [
    [8, DAY],
    [37, DAY],
    [38, undefined],
  ] as const) {
    const now = addDays(NOW, day);
    expect((await checkAt(account, { id }, now)).state).toBe("lost");
    const { nextCheckAt: next } = await db.domain.findUniqueOrThrow({ where: { id } });
    expect(next ? next.getTime() - now.getTime() : undefined, `day ${day}`).toBe(wait);
  }
});

test("a result that was overtaken by a later check is dropped", async ({ account }) => {
  const domain = await activeDomain(account, addDays(NOW, 1));
  await publish(domain.name);
  expect(await checkAt(account, domain, NOW)).toMatchObject({ state: "active", problem: null });
});
