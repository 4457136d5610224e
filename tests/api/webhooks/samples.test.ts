import { EVENT_NAMES } from "@/lib/events/names";
import { webhooks } from "@/lib/webhooks";
import { expect, test } from "@/tests/support/fixtures";
import { RUNNABLE, startSample } from "@/tests/support/servers/sample-receivers";

test("at least the Node sample can run here", () => {
  expect(RUNNABLE.map(({ language }) => language)).toContain("Node");
});

for (const sample of RUNNABLE) {
  test(`the sample receiver in ${sample.language} accepts a real delivery and rejects a forged one`, async ({
    account,
  }) => {
    // Its URL is known once it runs and its secret once it is registered, so it starts with a placeholder.
    const { row, secret } = await webhooks.create(
      account.owner,
      {},
      { url: "http://127.0.0.1:9/", events: EVENT_NAMES, paused: true },
      new Date(),
    );
    const running = await startSample(sample, secret);
    const url = `http://127.0.0.1:${running.port}/`;
    await webhooks.update(account.owner, row, { url, paused: false }, new Date());

    const { log, id } = await webhooks.ping(account.owner, row, new Date());
    expect(log[0]).toMatchObject({ status: 204, error: null });
    await account.api.post("/links", { url: "https://example.com/?q=é", title: "Fête \u{1F389} </script>" });
    await expect.poll(() => running.output()).toContain("link.created");
    expect(running.output()).toContain(`${id} webhook.ping`);

    for (const signature of ["", "sha256=00", `sha256=${"0".repeat(64)}`, "sha256=é"]) {
      const headers = { "X-Service-Signature": encodeURI(signature) };
      expect((await fetch(url, { method: "POST", body: "{}", headers })).status).toBe(401);
    }
    expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(401);
    await running.stop();
  });
}
