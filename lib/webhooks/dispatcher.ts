import { backoff } from "@/lib/async/backoff";
import { log } from "@/lib/log";
import { attemptClaim } from "@/lib/webhooks/attempt";
import { type Claim, claimDue, releaseLostClaims } from "@/lib/webhooks/claim";

const MAX_CONCURRENT = 1024;
// Webhooks that have failed recently may time out on every attempt, so they get only part of the slots.
const MAX_CONCURRENT_FAILING = 256;
const POLL_MS = 1_000;
const MAX_RETRY_MS = 10_000;

/**
 * Makes due attempts concurrently until `stop`, which waits for those in flight. Any number of processes may run one.
 * `checkNow` polls for due deliveries at once; otherwise it polls every second.
 */
export function startDispatcher(clock: () => Date): { checkNow(): void; stop(): Promise<void> } {
  const inFlight = new Map<string, { failing: boolean; work: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let pollAgain = false;
  let stopped = false;
  let unavailable = false;
  const retries = backoff(POLL_MS, MAX_RETRY_MS);
  let lostLookedAt = 0;

  const checkNow = () => {
    pollAgain = true;
    if (stopped || polling) return;
    clearTimeout(timer);
    polling = poll().finally(() => {
      polling = undefined;
      if (!stopped) timer = setTimeout(checkNow, unavailable ? retries.next() : pollAgain ? 0 : POLL_MS);
    });
  };

  const poll = async () => {
    pollAgain = false;
    const room = MAX_CONCURRENT - inFlight.size;
    if (room <= 0) return;
    const failing = [...inFlight.values()].filter((one) => one.failing).length;
    try {
      if (clock().getTime() - lostLookedAt >= POLL_MS) {
        await releaseLostClaims(clock());
        lostLookedAt = clock().getTime();
      }
      for (const claim of await claimDue(room, MAX_CONCURRENT_FAILING - failing, clock())) begin(claim);
      unavailable = false;
      retries.reset();
    } catch (err) {
      if (!unavailable) log.warn({ err }, "could not look up due deliveries; retrying");
      unavailable = true;
    }
  };

  const begin = (claim: Claim) => {
    const work = attemptClaim(claim, clock())
      .then(() => undefined)
      // The claim expires and it is attempted again: at-least-once delivery.
      .catch((err: unknown) => log.warn({ err, delivery: claim.id }, "could not record an attempt"))
      .finally(() => {
        inFlight.delete(claim.id);
        checkNow();
      });
    inFlight.set(claim.id, { failing: claim.failing, work });
  };

  checkNow();
  return {
    checkNow,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await polling;
      await Promise.all([...inFlight.values()].map((one) => one.work));
    },
  };
}
