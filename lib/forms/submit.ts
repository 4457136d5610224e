import { createHmac } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { createFormToken, readFormToken } from "@/lib/crypto/form-token";
import { DAY, toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { emitSubmitted } from "@/lib/forms/events";
import { HONEYPOT, TOKEN } from "@/lib/forms/input-names";
import { fieldsOf } from "@/lib/forms/serialize";
import { formState } from "@/lib/forms/state";
import { type Answers, answerText, readAnswers } from "@/lib/forms/submission-schema";
import type { Fault, RejectionCode } from "@/lib/forms/view";
import { rateLimit } from "@/lib/rate-limit";
import { slugKey } from "@/lib/slugs/slugs";
import type { Form } from "@/prisma/client/client";

const MIN_AGE_MS = 1_000;
const MAX_AGE_MS = DAY;
const PER_ADDRESS = { requests: 20, seconds: 600 };
/** One limit for all clients where the host hides their addresses. */
const SHARED_SUBJECT = { requests: 600, seconds: 600 };

/** What the form shows again, with the input as typed. */
type Rejection = {
  status: 409 | 413 | 422 | 429;
  token: string;
  values: Record<string, string[]>;
  faults: Record<string, Fault>;
  reason?: RejectionCode;
  retryAfter?: number;
};

export type Outcome =
  | { state: "missing" }
  | { state: "closed" | "ended"; form: Form }
  | { state: "rejected"; form: Form; rejection: Rejection }
  | { state: "done"; form: Form; stored: Answers | null };

/**
 * Stores a visitor's submission; an incomplete body is rejected. Idempotent: one rendered page makes one submission,
 * however often it is sent. Nothing about the sender is stored: the IP address is only rate-limited, as a keyed hash
 * that is deleted within a day (docs/contract.md §11, forms).
 */
export async function submit(
  slug: string,
  { body, complete = true }: { body: URLSearchParams; complete?: boolean },
  address: string | null,
  now: Date,
): Promise<Outcome> {
  const form = await db.form.findUnique({ where: { slugKey: slugKey(slug), account: { deletion: null } } });
  const state = form && formState(form, now);
  if (!form || state === "draft") return { state: "missing" };
  if (state === "closed" || state === "ended") return { state, form };
  // The usual thank-you page, so that robots learn nothing.
  if (body.get(HONEYPOT)) return { state: "done", form, stored: null };

  const { typed, answers, faults } = readAnswers(fieldsOf(form), body);
  const sent = body.get(TOKEN) ?? "";
  const drawn = readFormToken(form.key, sent);
  const age = drawn ? now.getTime() - drawn.getTime() : Number.POSITIVE_INFINITY;
  const reject = (status: Rejection["status"], more: Partial<Rejection>): Outcome => {
    const token = age < MAX_AGE_MS ? sent : createFormToken(form.key, now);
    return { state: "rejected", form, rejection: { status, token, values: typed, faults: {}, ...more } };
  };
  if (!complete) return reject(413, { reason: "large" });
  if (Object.keys(faults).length > 0) return reject(422, { faults });
  if (Object.keys(answers).length === 0) return reject(422, { reason: "empty" });
  if (age >= MAX_AGE_MS) return reject(422, { reason: "stale" });
  if (age < MIN_AGE_MS) return reject(422, { reason: "fast" });

  const hits = await rateLimit(subject(form, address), address ? PER_ADDRESS : SHARED_SUBJECT, now);
  if (!hits.allowed) return reject(429, { reason: "many", retryAfter: hits.retryAfter });
  const where = { formId: form.id, token: sent };
  const text = Object.values(answers).map(answerText).join("\n");
  const isNew = await transaction(async () => {
    const data = [{ ...where, answers, text, createdAt: toSecond(now) }];
    const [created] = await db.submission.createManyAndReturn({ data, skipDuplicates: true });
    if (created) await emitSubmitted(form, created, answers, now);
    return created !== undefined;
  });
  if (isNew) return { state: "done", form, stored: answers };
  const first = await db.submission.findUnique({ where: { formId_token: where } });
  if (!first || isDeepStrictEqual(first.answers, answers)) return { state: "done", form, stored: null };
  return reject(409, { reason: "sent", token: createFormToken(form.key, now) });
}

const subject = ({ id, key }: Form, address: string | null): string =>
  `form:${id}:${address ? createHmac("sha256", key).update(address).digest("base64url") : "all"}`;
