import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { paced } from "@/lib/async/paced";

test("work runs later, in its order, a few pieces in one round of the event loop", async () => {
  const later = paced(2, 10);
  const done: number[] = [];
  for (const number of [1, 2, 3, 4, 5]) later(() => done.push(number));
  expect(done).toEqual([]);
  await nextRound();
  expect(done).toEqual([1, 2]);
  await nextRound();
  expect(done).toEqual([1, 2, 3, 4]);
  await nextRound();
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test("work that comes from other work, or after a break, runs as well", async () => {
  const later = paced(2, 10);
  const done: string[] = [];
  later(() => later(() => done.push("inner")));
  await nextRound();
  await nextRound();
  expect(done).toEqual(["inner"]);
  later(() => done.push("after a break"));
  await nextRound();
  expect(done).toEqual(["inner", "after a break"]);
});

test("beyond the limit the oldest runs at once, so the order stays", async () => {
  const later = paced(2, 2);
  const done: number[] = [];
  for (const number of [1, 2, 3, 4]) later(() => done.push(number));
  expect(done).toEqual([1, 2]);
  await nextRound();
  expect(done).toEqual([1, 2, 3, 4]);
});
