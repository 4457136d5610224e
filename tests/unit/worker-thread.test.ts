import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { startWorkerThread } from "@/lib/jobs/worker-thread";

// Reports its start and end, and crashes on request.
const thread = (name: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    const channel = new BroadcastChannel("${name}");
    channel.onmessage = ({ data }) => {
      if (data === "throw") setImmediate(() => { throw new Error("it broke"); });
      if (data === "reject") Promise.reject(new Error("it broke"));
      if (data === "leave") process.exit(1);
    };
    parentPort.once("message", () => {
      channel.postMessage("ended");
      setTimeout(() => process.exit(), 10);
    });
    channel.postMessage("begun");`)}`,
  );

// The wait before a restart doubles every time.
for (const ways of [["throw", "throw"], ["reject"], ["leave"]])
  test(`restarts a thread after ${ways.join(" and ")} until background work is stopped`, async () => {
    const name = randomUUID();
    const channel = new BroadcastChannel(name);
    const messages: unknown[] = [];
    channel.onmessage = (event) => messages.push(Reflect.get(Object(event), "data"));
    const background = startWorkerThread(thread(name));
    for (const [index, way] of ways.entries()) {
      await expect.poll(() => messages).toEqual(Array(index + 1).fill("begun"));
      channel.postMessage(way);
    }
    const begun = Array(ways.length + 1).fill("begun");
    await expect.poll(() => messages).toEqual(begun);
    await background.stop();
    await expect.poll(() => messages).toEqual([...begun, "ended"]);
    channel.close();
  });

test("a thread that crashes during shutdown delays nothing", async () => {
  const background = startWorkerThread(new URL("data:text/javascript,throw new Error('it broke')"));
  await background.stop();
});
