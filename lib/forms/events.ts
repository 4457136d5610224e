import { formatDateTime } from "@/lib/dates";
import { emit, hasSubscriber } from "@/lib/events/events";
import type { FormField } from "@/lib/forms/options";
import { fieldsOf } from "@/lib/forms/serialize";
import type { Answer, Answers } from "@/lib/forms/submission-schema";
import type { Form, Submission } from "@/prisma/client/client";

/** Receivers limit bodies; the samples accept one megabyte. */
const MAX_ANSWER_BYTES = 256 * 1024;

const sizeOf = (value: Answer): number => Buffer.byteLength(JSON.stringify(value));

/** Emits `form.submitted`. Call it in the transaction that stores the submission (docs/contract.md §10). */
export async function emitSubmitted(
  form: Form,
  { id, createdAt }: Submission,
  answers: Answers,
  now: Date,
): Promise<void> {
  // Answers are personal data: not copied unless a webhook receives them.
  if (!(await hasSubscriber(form.accountId, "form.submitted"))) return;
  const data = {
    form: { id: form.id, title: form.title, slug: form.slug },
    submission: { id, created_at: formatDateTime(createdAt), answers: listAnswers(fieldsOf(form), answers) },
  };
  await emit(form.accountId, "form.submitted", data, now);
}

/** The answers in the order of the fields. Their total size is bounded: each is truncated to its share if needed. */
function listAnswers(fields: FormField[], answers: Answers) {
  const given = fields.flatMap(({ id, label, kind }) => {
    const value = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return value === undefined ? [] : [{ label, type: kind, value }];
  });
  const total = given.reduce((sum, { value }) => sum + sizeOf(value), 0);
  if (total <= MAX_ANSWER_BYTES) return given;
  const share = Math.floor(MAX_ANSWER_BYTES / given.length);
  return given.map((answer) =>
    sizeOf(answer.value) <= share
      ? answer
      : { ...answer, value: truncate(answer.value, share), truncated: true },
  );
}

/** Truncates a text, or a list of options, to what fits. */
function truncate(value: Answer, bytes: number): Answer {
  if (typeof value !== "string" && !Array.isArray(value)) return value;
  const parts = typeof value === "string" ? [...value] : value;
  const upTo = (count: number) =>
    typeof value === "string" ? parts.slice(0, count).join("") : parts.slice(0, count);
  let [fits, over] = [0, parts.length];
  while (fits + 1 < over) {
    const middle = Math.floor((fits + over) / 2);
    if (sizeOf(upTo(middle)) <= bytes) fits = middle;
    else over = middle;
  }
  return upTo(fits);
}
