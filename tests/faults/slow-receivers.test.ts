import { expect, Receiver, test } from "@/tests/support/fakes/webhook-receiver";
import { newAccount } from "@/tests/support/fixtures";
import { ping } from "@/tests/support/rows/webhooks";

// Not with the other tests of receivers: a test that only waits costs no time beside those of the browser.

test("waits 15 seconds for a receiver: an endlessly slow response is cut off, and none at all is a failure", async ({
  account,
  receiver,
}) => {
  receiver.respond = (response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write("."), 500);
    response.once("close", () => clearInterval(drip));
  };
  const silent = await Receiver.open();
  silent.respond = () => undefined;
  const [slow, none] = await Promise.all([
    ping({ account, receiver }),
    ping({ account: await newAccount(), receiver: silent }),
  ]);
  await silent.close();
  expect(slow).toMatchObject({ status: "delivered", last: { status: 200, truncated: true } });
  expect(none).toMatchObject({
    status: "waiting",
    next_attempt_at: expect.any(String),
    last: { status: null, error: "No response within 15 seconds", response_body: "" },
  });
  for (const { last } of [slow, none]) expect(last?.duration_ms).toBeGreaterThan(14_000);
});
