import { db } from "@/lib/db/client";
import { webhooks } from "@/lib/webhooks";
import { openMailbox } from "@/tests/support/fakes/mailbox";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { register } from "@/tests/support/rows/webhooks";
import { npmScript, readLine } from "@/tests/support/servers/npm";
import { freePort } from "@/tests/support/servers/server";

// The job notifies all owners: concurrent tests would send each other's mail.
test.describe.configure({ mode: "default" });

const notifyOwnersJob = async (settings: Record<string, string>) =>
  readLine(await npmScript("job", ["notify-owners"], settings));

test("emails the owner of a disabled webhook once each time, when mail is configured", async ({
  account,
  receiver,
}) => {
  test.slow();
  const id = await register(account, receiver);
  receiver.respond = (response) => void response.writeHead(500).end();
  const disable = async () => {
    for (let n = 0; n < 10; n++)
      await account.api.post("/links", { url: "https://example.com/", on_duplicate: "create" });
    await expect
      .poll(async () => (await webhooks.get(account.owner, { id })).disabledAt, { timeout: 30_000 })
      .not.toBeNull();
  };
  const mailbox = await openMailbox();
  const SMTP_URL = mailbox.url;
  const letters = () => mailbox.letters.filter(({ to }) => to.includes(account.email));
  await notifyOwnersJob({ SMTP_URL });
  expect(letters()).toEqual([]);

  await disable();
  expect((await notifyOwnersJob({})).notified).toBe(0);
  const nobody = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, LOG_LEVEL: "silent" };
  expect((await notifyOwnersJob(nobody)).notified).toBe(0);
  expect((await notifyOwnersJob({ SMTP_URL })).notified).toBeGreaterThanOrEqual(1);
  await notifyOwnersJob({ SMTP_URL });
  expect(letters()).toHaveLength(1);
  const [letter] = letters();
  expect(letter?.body).toContain(`Subject: Your webhook to ${new URL(receiver.url).host} was disabled`);
  expect(letter?.body.replaceAll("=\r\n", "")).toContain(`/dashboard/webhooks/${id}`);

  await webhooks.enable(account.owner, { id }, new Date());
  await disable();
  await Promise.all([notifyOwnersJob({ SMTP_URL }), notifyOwnersJob({ SMTP_URL })]);
  expect(letters()).toHaveLength(2);
  await mailbox.close();
});

test("sends no mail about one that was enabled again or disabled long ago", async ({ account, receiver }) => {
  const id = await register(account, receiver);
  const mailbox = await openMailbox();
  const disabledAt = new Date(Date.now() - 25 * 3_600_000);
  await db.webhook.update({ where: { id }, data: { disabledAt, ownerNotified: false } });
  await notifyOwnersJob({ SMTP_URL: mailbox.url });
  await db.webhook.update({ where: { id }, data: { disabledAt: new Date() } });
  await webhooks.enable(account.owner, { id }, new Date());
  await notifyOwnersJob({ SMTP_URL: mailbox.url });
  expect(mailbox.letters.filter(({ to }) => to.includes(account.email))).toEqual([]);
  await mailbox.close();
});
