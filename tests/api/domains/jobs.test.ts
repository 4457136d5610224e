import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { openMailbox } from "@/tests/support/fakes/mailbox";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { npmScript, readLine } from "@/tests/support/servers/npm";
import { freePort } from "@/tests/support/servers/server";
import { activeDomain, checkAt, claim, publish } from "./domain";

// The jobs are for all accounts: concurrent tests would do each other's work.
test.describe.configure({ mode: "default" });

const job = async (name: string, settings: Record<string, string> = {}) =>
  readLine(await npmScript("job", [name], settings));

test("the job checks the domains that are due, of every account, and no others", async ({ account }) => {
  const other = await newAccount();
  const [due, later] = [await claim(account), await claim(other)];
  for (const { name, proof } of [due, later]) await publish(name, proof);
  await db.domain.update({ where: { id: due.id }, data: { nextCheckAt: new Date() } });
  expect((await job("check-domains")).domains).toBeGreaterThanOrEqual(0);
  // Another copy's scheduler may have been faster.
  await expect.poll(async () => (await account.api.get(`/domains/${due.id}`)).body.state).toBe("active");
  expect((await other.api.get(`/domains/${later.id}`)).body).toMatchObject({
    state: "pending",
    checked_at: null,
  });
});

test("emails the owner once when a domain starts to fail, and once when it is lost", async ({ account }) => {
  test.slow();
  const now = new Date();
  const domain = await activeDomain(account, now);
  const mailbox = await openMailbox();
  const SMTP_URL = mailbox.url;
  const letters = () => mailbox.letters.filter(({ to }) => to.includes(account.email));
  const bodies = () =>
    letters().map(({ body }) => body.replaceAll(/=\r\n|\r\n(?= )/g, "").replaceAll("=3D", "="));
  const change = async (at: Date, ...proofs: string[]) => {
    await publish(domain.name, ...proofs);
    const { state } = await checkAt(account, domain, at);
    // As if that had just happened.
    await db.domain.update({ where: { id: domain.id }, data: { updatedAt: new Date() } });
    return state;
  };
  await job("notify-domain-owners", { SMTP_URL });
  expect(letters()).toEqual([]);

  expect(await change(addDays(now, 1))).toBe("failing");
  expect((await job("notify-domain-owners")).notified).toBe(0);
  const nobody = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, LOG_LEVEL: "silent" };
  expect((await job("notify-domain-owners", nobody)).notified).toBe(0);
  await job("notify-domain-owners", { SMTP_URL });
  await job("notify-domain-owners", { SMTP_URL });
  expect(letters()).toHaveLength(1);
  expect(bodies()[0]).toContain(`Subject: The DNS record of ${domain.name} is missing`);
  expect(bodies()[0]).toContain(`_waypost.${domain.name}`);
  expect(bodies()[0]).toContain(domain.proof);
  expect(bodies()[0]).toContain(`/dashboard/domains/${domain.id}`);

  expect(await change(addDays(now, 8))).toBe("lost");
  await Promise.all([job("notify-domain-owners", { SMTP_URL }), job("notify-domain-owners", { SMTP_URL })]);
  expect(letters()).toHaveLength(2);
  expect(bodies()[1]).toContain(`Subject: Your links on ${domain.name} have stopped working`);

  // Coming back is no news, and what came back is no bad news.
  expect(await change(addDays(now, 8.1), domain.proof)).toBe("active");
  expect(await change(addDays(now, 8.2))).toBe("failing");
  expect(await change(addDays(now, 8.3), domain.proof)).toBe("active");
  await job("notify-domain-owners", { SMTP_URL });
  expect(letters()).toHaveLength(2);
  await mailbox.close();
});
