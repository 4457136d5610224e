import { formColors } from "@/components/pages/form/style";
import { countOf } from "@/components/ui/count-of";
import { Link } from "@/components/ui/link";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowName } from "@/components/ui/list/row-name";
import { PageThumbnail } from "@/components/ui/page-thumbnail";
import { Time } from "@/components/ui/time";
import { parseDateTime } from "@/lib/dates";
import type { forms } from "@/lib/forms";
import { FormMenu } from "./form-menu";
import { StateBadge } from "./state-badge";

type WireForm = ReturnType<typeof forms.serialize>;

const number = new Intl.NumberFormat("en");

function isOver(time: string | null): boolean {
  const date = time === null ? undefined : parseDateTime(time);
  return date !== undefined && date <= new Date();
}

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
    cell: ({ id, title, open, closes_at, page_url, submissions }) => (
      <FormMenu form={{ id, title, open, ended: isOver(closes_at), page_url, submissions }} />
    ),
  },
];

export const FormTable = ({ rows }: { rows: WireForm[] }) => (
  <DataTable label="Forms" columns={COLUMNS} rows={rows} rowKey={(form) => form.id} />
);

function Name({ form: { id, title, page_url, state, theme, accent } }: { form: WireForm }) {
  const colors = formColors(theme, accent);
  return (
    <RowName
      href={`/dashboard/forms/${id}`}
      title={title}
      url={page_url}
      thumbnail={
        <PageThumbnail
          title={title}
          paper={`#${colors.paper}`}
          ink={`#${colors.ink}`}
          accent={`#${colors.accent}`}
        />
      }
      badge={<StateBadge state={state} />}
    />
  );
}
