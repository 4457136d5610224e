import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { postgresLimiter } from "@/lib/rate-limit/postgres";

export const minute = { requests: 60, seconds: 60 };
export const now = new Date();
export const newSubject = () => `test:${randomUUID()}`;
export const send = (subject: string, rule = minute) => postgresLimiter(subject, rule, now);
export const sendMany = (subject: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => send(subject)));

/** Moves all requests counted so far into the past. */
export const age = (subject: string, seconds: number) => db.$executeRaw`
  UPDATE rate_log SET hits = ARRAY(SELECT hit - make_interval(secs => ${seconds}::float8) FROM unnest(hits) AS hit)
  WHERE subject = ${subject}`;

/** Stores requests of this many seconds ago. */
export const store = (subject: string, count: number, secondsAgo: number) => db.$executeRaw`
  INSERT INTO rate_log (subject, hits, admitted)
  SELECT ${subject}, array_fill(clock_timestamp() - make_interval(secs => ${secondsAgo}::float8), ARRAY[${count}::int]), true`;

export const clock = async () => {
  const [row] = await db.$queryRaw<{ at: number }[]>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`;
  return row?.at ?? Number.NaN;
};
