import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { rateLimit } from "@/lib/rate-limit";
import { rateLimited } from "@/lib/rate-limit/rate-limited";

const OTHER_PORTS = { requests: 20, seconds: 3600 };

/**
 * Rate-limits webhooks to ports other than 80 and 443, so that nobody scans other people's ports through us. Throws
 * `rate_limited` past 20 in an hour.
 */
export async function limitUnusualPorts(accountId: number, url: string, now: Date): Promise<void> {
  const { port } = new URL(url);
  if (["", "80", "443"].includes(port) || env.WEBHOOK_ALLOW_PRIVATE) return;
  const { allowed, retryAfter } = await rateLimit(`webhook-port:${accountId}`, OTHER_PORTS, now);
  log.info({ accountId, port, allowed }, "a webhook uses an unusual port");
  if (!allowed) {
    const rule = `Ports other than 80 and 443 are limited to ${OTHER_PORTS.requests} webhooks an hour`;
    throw rateLimited(rule, retryAfter);
  }
}
