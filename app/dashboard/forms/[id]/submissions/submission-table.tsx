import clsx from "clsx";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { formatDateTime } from "@/lib/dates";
import { forms } from "@/lib/forms";
import type { FormField, Kind } from "@/lib/forms/options";
import { SubmissionMenu } from "./submission-menu";
import { valueText } from "./submission-value";

type Row = Awaited<ReturnType<typeof forms.getSubmission>>;
type Props = { formId: number; fields: FormField[]; rows: Row[] };

/** Kinds with long values: these wrap and are truncated, others stay whole on one line. */
const LONG: ReadonlySet<Kind> = new Set(["text", "paragraph", "choice", "checkboxes"]);
const CELL = "px-3 py-2.5 sm:px-4";
const STICKY = "sticky left-0 z-10 shadow-[inset_-1px_0_var(--line)]";

/** All fields, in columns as wide as their contents that scroll beside the first. On phones, see `SubmissionCards`. */
export const SubmissionTable = ({ formId, fields, rows }: Props) => (
  <div className="relative hidden overflow-x-auto rounded-card border border-line bg-surface sm:block">
    <table className="w-max min-w-full border-separate border-spacing-0 text-sm" aria-label="Submissions">
      <thead>
        <tr className="text-left text-quiet text-xs">
          <th scope="col" className={clsx(CELL, STICKY, "bg-surface font-medium")}>
            Submitted
          </th>
          {fields.map((field) => (
            <th key={field.id} scope="col" className={clsx(CELL, "font-medium")} title={field.label}>
              <span className="block max-w-[24ch] truncate">{field.label}</span>
            </th>
          ))}
          <th scope="col" className={CELL}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="group">
            <td className={clsx(CELL, STICKY, "border-line border-t bg-surface group-hover:bg-raised")}>
              <SubmissionLink formId={formId} row={row} />
            </td>
            {fields.map((field) => (
              <td
                key={field.id}
                className={clsx(
                  CELL,
                  "border-line border-t group-hover:bg-raised/50",
                  numeric(field) && "tabular-nums",
                )}
              >
                <span
                  className={
                    LONG.has(field.kind)
                      ? "line-clamp-2 w-max max-w-[36ch] wrap-anywhere"
                      : "whitespace-nowrap"
                  }
                >
                  {valueText({ field, text: forms.answerText(row, field) })}
                </span>
              </td>
            ))}
            <td className={clsx(CELL, "border-line border-t text-right group-hover:bg-raised/50")}>
              <SubmissionMenu formId={formId} id={row.id} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const numeric = ({ kind }: FormField): boolean => kind === "number" || kind === "rating" || kind === "date";

const SHOWN_ON_CARD = 4;

/** The submissions on phones: a card each, with the first answers. */
export const SubmissionCards = ({ formId, fields, rows }: Props) => (
  <ul aria-label="Submissions" className="space-y-3 sm:hidden">
    {rows.map((row) => (
      <li key={row.id} className="rounded-card border border-line bg-surface p-4 text-sm">
        <div className="mb-2 flex items-center justify-between gap-2">
          <SubmissionLink formId={formId} row={row} />
          <SubmissionMenu formId={formId} id={row.id} />
        </div>
        <dl className="space-y-2">
          {fields
            .map((field) => ({ field, text: forms.answerText(row, field) }))
            .filter(({ text }) => text)
            .slice(0, SHOWN_ON_CARD)
            .map(({ field, text }) => (
              <div key={field.id}>
                <dt className="truncate text-quiet text-xs">{field.label}</dt>
                <dd className="line-clamp-2 wrap-anywhere">{valueText({ field, text })}</dd>
              </div>
            ))}
        </dl>
      </li>
    ))}
  </ul>
);

const SubmissionLink = ({ formId, row: { id, createdAt } }: { formId: number; row: Row }) => (
  <Link href={`/dashboard/forms/${formId}/submissions/${id}`} className="font-medium hover:underline">
    <Time value={formatDateTime(createdAt)} relative />
  </Link>
);
