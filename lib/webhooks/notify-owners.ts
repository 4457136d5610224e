import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { canMail, sendMail } from "@/lib/mail";
import { MAX_CONSECUTIVE_FAILURES } from "@/lib/webhooks/record-attempt";

const RETRY_DAYS = 1;

type Due = { id: number; url: string; email: string };

/**
 * Emails owners of disabled webhooks, once each time, when mail is configured; returns how many emails were sent. Not
 * part of the attempt that disables a webhook, which must not wait for a mail server. A failed email is retried every
 * time, for a day.
 */
export async function notifyWebhookOwners(now: Date): Promise<number> {
  if (!canMail()) return 0;
  const due = await db.$queryRaw<Due[]>`
    UPDATE webhooks w SET owner_notified = true
    FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE NOT w.owner_notified AND w.disabled_at > ${addDays(now, -RETRY_DAYS)} AND m.account_id = w.account_id
      AND m.role = 'owner'
    RETURNING w.id, w.url, u.email`;
  const sent = await Promise.all(due.map(notifyOwner));
  return sent.filter(Boolean).length;
}

async function notifyOwner({ id, url, email }: Due): Promise<boolean> {
  const text = [
    `The last ${MAX_CONSECUTIVE_FAILURES} deliveries to ${url} failed after all retries, so the webhook was disabled. It no longer receives events, and its pending deliveries were canceled.`,
    "Once your endpoint responds with 2xx again, enable the webhook and resend the failed deliveries:",
    `${env.APP_URL}/dashboard/webhooks/${id}`,
  ];
  try {
    const subject = `Your webhook to ${new URL(url).host} was disabled`;
    await sendMail({ to: email, subject, text: text.join("\n\n") });
    return true;
  } catch (err) {
    log.warn({ err, webhook: id }, "could not email the owner of a disabled webhook; retrying");
    await db.webhook.updateMany({ where: { id }, data: { ownerNotified: false } });
    return false;
  }
}
