import { createServer } from "node:net";
import { webhooks } from "@/lib/webhooks";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { register } from "@/tests/support/rows/webhooks";
import { freePort } from "@/tests/support/servers/server";

type Fixtures = { account: Parameters<typeof register>[0]; receiver: Parameters<typeof register>[1] };

/** What the Test button says of a receiver. Its webhook is paused: the server, which retries at once here, leaves it alone. */
async function ping({ account, receiver }: Fixtures, fields = {}) {
  const id = await register(account, receiver, { ...fields, paused: true });
  const row = await webhooks.ping(account.owner, { id }, new Date());
  const { log, ...delivery } = webhooks.serializeDelivery(row);
  return { ...delivery, last: log[0] };
}

test("of a long answer the first 20 kB are kept, and the rest is not waited for", async ({
  account,
  receiver,
}) => {
  let written = 0;
  receiver.respond = (response) => {
    const more = () => {
      written += 1_000;
      if (!response.destroyed && response.write("x".repeat(1_000))) setImmediate(more);
      else response.once("drain", more);
    };
    more();
  };
  const { status, last } = await ping({ account, receiver });
  expect(status).toBe("delivered");
  expect(last).toMatchObject({ status: 200, truncated: true, response_body: "x".repeat(20_000) });
  expect(written).toBeGreaterThan(20_000);
});

test("an answer of exactly 20 kB is whole", async ({ account, receiver }) => {
  receiver.respond = (response) => void response.end("y".repeat(20_000));
  expect((await ping({ account, receiver })).last).toMatchObject({
    truncated: false,
    response_body: "y".repeat(20_000),
  });
});

test("bytes that are no text are kept as far as text can", async ({ account, receiver }) => {
  receiver.respond = (response) => void response.end(Buffer.from([0, 0xff, 0x41, 0xc3]));
  expect((await ping({ account, receiver })).last?.response_body).toBe("\uFFFD\uFFFDA\uFFFD");
});

test("a receiver that drips its answer for ever has answered, and is let go after 15 seconds", async ({
  account,
  receiver,
}) => {
  receiver.respond = (response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write("."), 500);
    response.once("close", () => clearInterval(drip));
  };
  const { status, last } = await ping({ account, receiver });
  expect(status).toBe("delivered");
  expect(last).toMatchObject({ status: 200, truncated: true });
  expect(last?.duration_ms).toBeGreaterThan(14_000);
});

test("a receiver that does not answer is given up on after 15 seconds", async ({ account, receiver }) => {
  receiver.respond = () => undefined;
  const { status, last, next_attempt_at } = await ping({ account, receiver });
  expect(status).toBe("waiting");
  expect(last).toMatchObject({ status: null, error: "No response within 15 seconds", response_body: "" });
  expect(last?.duration_ms).toBeGreaterThan(14_000);
  expect(next_attempt_at).not.toBeNull();
});

test("nobody there, and somebody who hangs up, are told apart", async ({ account, receiver }) => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const { last } = await ping({ account, receiver }, { url });
  expect(last?.error).toMatch(/refused/);

  receiver.respond = (response) => void response.destroy();
  const { rows } = await webhooks.list(account.owner, {}, { limit: 1, offset: 0 }, {});
  const at = { id: rows[0]?.id ?? 0 };
  await webhooks.update(account.owner, at, { url: receiver.url }, new Date());
  const row = await webhooks.ping(account.owner, at, new Date());
  expect(row.log[0]?.error).toMatch(/closed the connection/);
});

test("an answer that is not HTTP is a failure that says so", async ({ account, receiver }) => {
  const port = await freePort();
  const server = createServer((socket) => void socket.end("220 mail.example.com ESMTP\r\n")).listen(port);
  const { status, last } = await ping({ account, receiver }, { url: `http://127.0.0.1:${port}/` });
  server.close();
  expect([status, last?.status]).toEqual(["waiting", null]);
  expect(last?.error).toMatch(/./);
});
