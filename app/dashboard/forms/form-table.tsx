import Link from "next/link";
import { CopyButton } from "@/components/ui/copy-button";
import { countOf } from "@/components/ui/count-of";
import { type Column, DataTable } from "@/components/ui/data-table";
import { withoutScheme } from "@/components/ui/display-url";
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

const Name = ({ form: { id, title, page_url } }: { form: WireForm }) => (
  <div className="min-w-0">
    <Link
      href={`/dashboard/forms/${id}`}
      prefetch={false}
      className="block max-w-[20ch] truncate font-medium hover:underline sm:max-w-[38ch]"
    >
      {title}
    </Link>
    <div className="flex items-center gap-1 text-quiet text-xs">
      <span className="max-w-[24ch] truncate sm:max-w-[38ch]">{withoutScheme(page_url)}</span>
      <CopyButton value={page_url} label={page_url} />
    </div>
  </div>
);
