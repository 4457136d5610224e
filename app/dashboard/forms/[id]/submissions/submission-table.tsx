import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import { formatDateTime } from "@/lib/dates";
import { forms } from "@/lib/forms";
import type { FormField } from "@/lib/forms/schema";
import { SubmissionMenu } from "./submission-menu";

type Row = Awaited<ReturnType<typeof forms.getSubmission>>;
type Props = { formId: number; fields: FormField[]; rows: Row[] };

const SHOWN = ["sm", "md", "lg"] as const;

/** The newest submissions, with as many of the first fields as fit. */
export function SubmissionTable({ formId, fields, rows }: Props) {
  const columns: Column<Row>[] = [
    {
      name: "Submitted",
      cell: ({ id, createdAt }) => (
        <Link
          href={`/dashboard/forms/${formId}/submissions/${id}`}
          prefetch={false}
          className="font-medium hover:underline"
        >
          <Time value={formatDateTime(createdAt)} relative />
        </Link>
      ),
    },
    ...SHOWN.flatMap((from, index): Column<Row>[] => {
      const field = fields[index];
      if (!field) return [];
      const cell = (row: Row) => (
        <span className="line-clamp-2 max-w-[32ch] wrap-anywhere">{forms.answerText(row, field)}</span>
      );
      return [{ name: field.label, cell, ...(index > 0 ? { from } : { wide: true }) }];
    }),
    {
      name: "Actions",
      hideName: true,
      number: true,
      cell: ({ id }) => <SubmissionMenu formId={formId} id={id} />,
    },
  ];
  return <DataTable label="Submissions" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
