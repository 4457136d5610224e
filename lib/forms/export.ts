import { formatDateTime } from "@/lib/dates";
import type { FormField } from "@/lib/forms/options";
import { allFieldsOf } from "@/lib/forms/serialize";
import { get } from "@/lib/forms/service";
import { answerText } from "@/lib/forms/submission-schema";
import { everySubmission } from "@/lib/forms/submissions";
import type { Owner } from "@/lib/owner";
import { type Cell, csvStream } from "@/lib/streams/csv";
import type { Submission } from "@/prisma/client/client";

/** All submissions of a form as CSV, oldest first, with a column for each current or retired field. */
export async function exportSubmissions(owner: Owner, at: { id?: number }) {
  const form = await get(owner, at);
  const fields = allFieldsOf(form);
  const row = ({ createdAt, answers }: Submission): Cell[] => [
    formatDateTime(createdAt),
    ...fields.map(({ id }) => cell(fieldValue(answers, id))),
  ];
  async function* batches() {
    for await (const rows of everySubmission(owner, at)) yield rows.map(row);
  }
  const head = ["Submitted at (UTC)", ...fields.map(({ label }) => label)];
  return { name: `${form.slug}-submissions.csv`, body: csvStream(head, batches()) };
}

/** A submitted value for display; empty when there is none. */
export const textOf = ({ answers }: Submission, { id }: FormField): string =>
  answerText(fieldValue(answers, id));

/** The value of a field, whatever the stored JSON contains. */
const fieldValue = (answers: unknown, id: string): unknown =>
  typeof answers === "object" && answers !== null ? Reflect.get(answers, id) : undefined;

const cell = (answer: unknown): Cell => (typeof answer === "number" ? answer : answerText(answer));
