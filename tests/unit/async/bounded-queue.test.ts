import { expect, test } from "@playwright/test";
import { BoundedQueue } from "@/lib/async/bounded-queue";

/** Work that ends when it is told to. */
function pending<T>() {
  let end: { resolve(value: T): void; reject(error: Error): void } | undefined;
  const result = new Promise<T>((resolve, reject) => {
    end = { resolve, reject };
  });
  return {
    run: () => result,
    end: (value: T) => end?.resolve(value),
    fail: (error: Error) => end?.reject(error),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("runs so much at a time, the rest in the order of arrival", async () => {
  const queue = new BoundedQueue(2, 10);
  const started: string[] = [];
  const work = ["a", "b", "c", "d"].map((name) => ({ name, ...pending<string>() }));
  const results = work.map(({ name, run }) =>
    queue.run(() => {
      started.push(name);
      return run();
    }),
  );
  await settled();
  expect(started).toEqual(["a", "b"]);
  work[1]?.end("B");
  expect(await results[1]).toBe("B");
  await settled();
  expect(started).toEqual(["a", "b", "c"]);
  for (const [at, { name, end }] of work.entries()) {
    end(name.toUpperCase());
    expect(await results[at]).toBe(name.toUpperCase());
  }
});

test("takes on nothing while too much waits, and again when there is room", async () => {
  const queue = new BoundedQueue(1, 2);
  const [running, waiting] = [pending<number>(), pending<number>()];
  const results = [queue.run(running.run), queue.run(waiting.run), queue.run(waiting.run)];
  let ran = false;
  const refused = queue.run(async () => {
    ran = true;
  });
  expect(refused).toBeUndefined();
  running.end(1);
  expect(await results[0]).toBe(1);
  await settled();
  const next = queue.run(async () => 3);
  waiting.end(2);
  expect(await Promise.all(results)).toEqual([1, 2, 2]);
  expect(await next).toBe(3);
  expect(ran).toBe(false);
});

test("work that fails, at once or later, makes room too", async () => {
  const queue = new BoundedQueue(1, 2);
  const first = pending<never>();
  const results = [
    queue.run(first.run),
    queue.run(() => {
      throw new Error("at once");
    }),
    queue.run(async () => "done"),
  ];
  first.fail(new Error("later"));
  const outcomes = await Promise.allSettled(results);
  expect(outcomes).toEqual([
    { status: "rejected", reason: new Error("later") },
    { status: "rejected", reason: new Error("at once") },
    { status: "fulfilled", value: "done" },
  ]);
});
