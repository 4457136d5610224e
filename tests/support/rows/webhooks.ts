import { EVENT_NAMES } from "@/lib/events/names";
import { webhooks } from "@/lib/webhooks";
import { encryptSecret, newSecret } from "@/lib/webhooks/sign";
import type { Receiver } from "@/tests/support/fakes/webhook-receiver";
import type { TestAccount } from "@/tests/support/fixtures";
import type { TestDatabase } from "@/tests/support/servers/databases";

/** Registers a receiver for an account, as the dashboard does, for all events by default. */
export async function register(
  { owner }: TestAccount,
  receiver: Receiver,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const sent = { url: receiver.url, events: EVENT_NAMES, ...fields };
  const { row, secret } = await webhooks.create(owner, {}, sent, new Date());
  receiver.secret = secret;
  return row.id;
}

/** The result of the Test button. The webhook is paused, so that the server, which retries at once here, leaves it alone. */
export async function ping({ account, receiver }: { account: TestAccount; receiver: Receiver }, fields = {}) {
  const id = await register(account, receiver, { ...fields, paused: true });
  const row = await webhooks.ping(account.owner, { id }, new Date());
  const { log, ...delivery } = webhooks.serializeDelivery(row);
  return { ...delivery, last: log[0] };
}

const everything = { limit: 100, offset: 0 };

/** A webhook's log: its deliveries, oldest first. */
export async function logOf({ owner }: TestAccount, id: number) {
  const { rows } = await webhooks.listDeliveries(owner, { id }, everything, {});
  return rows.reverse().map((row) => webhooks.serializeDelivery(row));
}

/** Registers a URL for every account of a separate database, replacing all webhooks; returns the secret. */
export async function registerIn(database: TestDatabase, url: string, events: string[]): Promise<string> {
  const secret = newSecret();
  const encrypted = Buffer.from(encryptSecret(secret)).toString("hex");
  await database.query(`DELETE FROM webhooks;
    INSERT INTO webhooks (account_id, url, events, secret, created_at, updated_at)
    SELECT id, '${url}', '{${events.join(",")}}', '\\x${encrypted}', now(), now() FROM accounts`);
  return secret;
}
