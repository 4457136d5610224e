import { backoff } from "@/lib/async/backoff";
import { log } from "@/lib/log";
import { attemptClaim } from "@/lib/webhooks/attempt";
import { type Claim, claimDue, releaseLostClaims } from "@/lib/webhooks/claim";

const MAX_CONCURRENT = 1024;
// Webhooks that have failed lately may time out on every attempt, so they get only part of the slots.
const MAX_CONCURRENT_FAILING = 256;
const POLL_MS = 1_000;
const MAX_RETRY_MS = 10_000;

/**
 * Makes due attempts, many at once, until `stop`, which waits for those in flight. Any number of processes may run
 * one. `wake` triggers it at once; otherwise it looks every second.
 */
export function startDispatcher(clock: () => Date): { wake(): void; stop(): Promise<void> } {
  const under = new Map<string, { troubled: boolean; work: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let away = false;
  const retries = backoff(POLL_MS, MAX_RETRY_MS);
  let lostLookedAt = 0;

  const wake = () => {
    again = true;
    if (stopped || looking) return;
    clearTimeout(timer);
    looking = look().finally(() => {
      looking = undefined;
      if (!stopped) timer = setTimeout(wake, away ? retries.next() : again ? 0 : POLL_MS);
    });
  };

  const look = async () => {
    again = false;
    const room = MAX_CONCURRENT - under.size;
    if (room <= 0) return;
    const troubled = [...under.values()].filter((one) => one.troubled).length;
    try {
      if (clock().getTime() - lostLookedAt >= POLL_MS) {
        await releaseLostClaims(clock());
        lostLookedAt = clock().getTime();
      }
      for (const claim of await claimDue(room, MAX_CONCURRENT_FAILING - troubled, clock())) begin(claim);
      away = false;
      retries.reset();
    } catch (err) {
      if (!away) log.warn({ err }, "could not look up due deliveries; retrying");
      away = true;
    }
  };

  const begin = (claim: Claim) => {
    const work = attemptClaim(claim, clock())
      .then(() => undefined)
      // The claim expires and it is attempted again: at least once, not at most once.
      .catch((err: unknown) => log.warn({ err, delivery: claim.id }, "could not record an attempt"))
      .finally(() => {
        under.delete(claim.id);
        wake();
      });
    under.set(claim.id, { troubled: claim.troubled, work });
  };

  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all([...under.values()].map((one) => one.work));
    },
  };
}
