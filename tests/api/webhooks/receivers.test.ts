import { createServer } from "node:net";
import { webhooks } from "@/lib/webhooks";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { ping } from "@/tests/support/rows/webhooks";
import { freePort } from "@/tests/support/servers/server";

test("stores the first 20 kB of a long response, without waiting for the rest", async ({
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

test("stores a response of exactly 20 kB in full", async ({ account, receiver }) => {
  receiver.respond = (response) => void response.end("y".repeat(20_000));
  expect((await ping({ account, receiver })).last).toMatchObject({
    truncated: false,
    response_body: "y".repeat(20_000),
  });
});

test("stores binary responses as text where possible", async ({ account, receiver }) => {
  receiver.respond = (response) => void response.end(Buffer.from([0, 0xff, 0x41, 0xc3]));
  expect((await ping({ account, receiver })).last?.response_body).toBe("\uFFFD\uFFFDA\uFFFD");
});

test("reports a refused connection and a dropped one differently", async ({ account, receiver }) => {
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

for (const response of ["220 mail.example.com ESMTP\r\n", "HTTP/1.1 099 Nothing\r\n\r\n"])
  test(`a response that is not HTTP is a failure that says so: ${response.trim()}`, async ({
    account,
    receiver,
  }) => {
    const port = await freePort();
    const server = createServer((socket) => {
      // The client resets the connection.
      socket.on("error", () => undefined).end(response);
    }).listen(port);
    const { status, last } = await ping({ account, receiver }, { url: `http://127.0.0.1:${port}/` });
    server.close();
    expect([status, last?.status]).toEqual(["waiting", null]);
    expect(last?.error).toContain("Request failed: Response does not match the HTTP/1.1 protocol");
  });
