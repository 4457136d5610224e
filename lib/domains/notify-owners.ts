import { addDays, formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { GRACE_DAYS } from "@/lib/domains/assess";
import { proofName } from "@/lib/domains/dns/look-up";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { proofValue } from "@/lib/domains/records";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { canMail, sendMail } from "@/lib/mail";

const RETRY_DAYS = 1;

type Due = { id: number; name: string; token: string; state: string; failingSince: Date; email: string };

/**
 * Emails owners of domains that have started to fail or were lost, once each time, when mail is configured; returns how
 * many emails were sent. A failed email is retried every time, for a day.
 */
export async function notifyDomainOwners(now: Date): Promise<number> {
  if (!canMail()) return 0;
  const due = await db.$queryRaw<Due[]>`
    UPDATE domains d SET owner_notified = true
    FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE NOT d.owner_notified AND d.state IN ('failing', 'lost') AND d.updated_at > ${addDays(now, -RETRY_DAYS)}
      AND m.account_id = d.account_id AND m.role = 'owner'
    RETURNING d.id, d.name, d.token, d.state::text, d.failing_since AS "failingSince", u.email`;
  const sent = await Promise.all(due.map(notifyOwner));
  return sent.filter(Boolean).length;
}

async function notifyOwner(domain: Due): Promise<boolean> {
  const { subject, text } = domain.state === "lost" ? lostLetter(domain) : failingLetter(domain);
  const lines = [...text, `${env.APP_URL}/dashboard/domains/${domain.id}`];
  try {
    await sendMail({ to: domain.email, subject, text: lines.join("\n\n") });
    return true;
  } catch (err) {
    log.warn({ err, domain: domain.id }, "could not email the owner of a domain; retrying");
    await db.domain.updateMany({ where: { id: domain.id }, data: { ownerNotified: false } });
    return false;
  }
}

const recordLines = ({ name, token }: Due) =>
  `Type: TXT\nName: ${proofName(name)}\nValue: ${proofValue(token)}`;

const failingLetter = (domain: Due) => ({
  subject: `The DNS record of ${readableHost(domain.name)} is missing`,
  text: [
    `We can't find the TXT record that verifies ${readableHost(domain.name)} anymore. Your links and pages on it keep working until ${formatDay(addDays(domain.failingSince, GRACE_DAYS))} (UTC), then they stop.`,
    "Add the record again at your DNS provider:",
    recordLines(domain),
    "Then check the domain:",
  ],
});

const lostLetter = (domain: Due) => ({
  subject: `Your links on ${readableHost(domain.name)} have stopped working`,
  text: [
    `We can no longer verify that ${readableHost(domain.name)} is yours, so your links and pages on it have stopped working. They aren't deleted.`,
    "If the domain is still yours, add this record at your DNS provider:",
    recordLines(domain),
    "Everything works again as soon as it's found, unless another account is using the domain by then. Check the domain:",
  ],
});
