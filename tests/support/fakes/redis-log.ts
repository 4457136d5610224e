import type { Bridge } from "@/tests/support/fakes/upstash-bridge";

/** The Redis key of the admitted requests of a subject. */
export const logOf = (subject: string) => `waypost:rate:${subject}`;

/** The ids of a log with their times in microseconds, oldest first. */
export async function readLog(bridge: Bridge, log: string): Promise<{ id: string; at: number }[]> {
  const reply = [await bridge.redis("ZRANGE", log, 0, -1, "WITHSCORES")].flat();
  return reply.flatMap((id, index) =>
    index % 2 === 0 ? [{ id: String(id), at: Number(reply[index + 1]) }] : [],
  );
}

const AGE = `
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  redis.call('ZINCRBY', KEYS[1], -ARGV[1], id)
end`;

/** Moves all requests of a log into the past by whole microseconds. */
export async function ageLog(bridge: Bridge, log: string, microseconds: number): Promise<void> {
  await bridge.redis("EVAL", AGE, 1, log, microseconds);
}

/** Redis' clock in microseconds. */
export async function redisClock(bridge: Bridge): Promise<number> {
  const [seconds, rest] = [await bridge.redis("TIME")].flat();
  return Number(seconds) * 1_000_000 + Number(rest);
}
