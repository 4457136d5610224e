import Link from "next/link";
import { countOf } from "@/components/ui/count-of";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowName } from "@/components/ui/list/row-name";
import { Time } from "@/components/ui/time";
import type { forms } from "@/lib/forms";
import { FormMenu } from "./form-menu";
import { StateBadge } from "./state-badge";

type WireForm = ReturnType<typeof forms.serialize>;

const number = new Intl.NumberFormat("en");

const COLUMNS: Column<WireForm>[] = [
  { name: "Form", cell: (form) => <Name form={form} /> },
  { name: "Status", from: "sm", cell: (form) => <StateBadge state={form.state} /> },
  { name: "Views", from: "md", number: true, cell: (form) => number.format(form.views) },
  {
    name: "Submissions",
    number: true,
    cell: ({ id, title, submissions }) => (
      <Link
        href={`/dashboard/forms/${id}/submissions`}
        prefetch={false}
        className="underline"
        aria-label={`${title}: ${countOf(submissions, "submission")}`}
      >
        {number.format(submissions)}
      </Link>
    ),
  },
  { name: "Created", from: "lg", cell: (form) => <Time value={form.created_at} show="date" relative /> },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, title, open, page_url, submissions }) => (
      <FormMenu form={{ id, title, open, page_url, submissions }} />
    ),
  },
];

export const FormTable = ({ rows }: { rows: WireForm[] }) => (
  <DataTable label="Forms" columns={COLUMNS} rows={rows} rowKey={(form) => form.id} />
);

const Name = ({ form: { id, title, page_url, state } }: { form: WireForm }) => (
  <RowName
    href={`/dashboard/forms/${id}`}
    title={title}
    url={page_url}
    badge={<StateBadge state={state} />}
  />
);
