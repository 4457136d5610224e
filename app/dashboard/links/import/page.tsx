import { Download } from "lucide-react";
import type { Metadata } from "next";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { formatDateTime } from "@/lib/dates";
import { requireOwner } from "@/lib/http/auth/session";
import { linkImports } from "@/lib/links/import";
import { StateBadge } from "./state-badge";
import { UploadForm } from "./upload-form";

export const metadata: Metadata = { title: "Import and export" };

type Row = Awaited<ReturnType<typeof linkImports.get>>;

const SHOWN = 50;
const number = new Intl.NumberFormat("en");

const COLUMNS: Column<Row>[] = [
  {
    name: "File",
    cell: ({ id, name }) => (
      <Link
        href={`/dashboard/links/import/${id}`}
        className="block max-w-[24ch] truncate font-medium hover:underline"
      >
        {name || `Import ${id}`}
      </Link>
    ),
  },
  { name: "Status", cell: ({ state }) => <StateBadge state={state} /> },
  { name: "Rows", number: true, from: "sm", cell: ({ total }) => number.format(total) },
  { name: "Links created", number: true, from: "sm", cell: ({ created }) => number.format(created) },
  {
    name: "Uploaded",
    from: "md",
    cell: ({ createdAt }) => <Time value={formatDateTime(createdAt)} relative />,
  },
];

const FILES = [
  {
    href: "/dashboard/links/export",
    name: "Links (CSV)",
    text: "Your links with their click counts and all settings except passwords. You can import this file again.",
  },
  {
    href: "/dashboard/links/statistics",
    name: "Clicks by day (CSV)",
    text: "Daily clicks of every link in the last 365 days.",
  },
  {
    href: "/dashboard/links/origins",
    name: "Clicks by source (CSV)",
    text: "Countries, referrers, devices and browsers of every link in the last 365 days.",
  },
  {
    href: "/dashboard/account/export",
    name: "Account data (JSON)",
    text: "Your links, pages, forms with submissions, and statistics. No passwords or secrets.",
  },
];

export default async function ImportPage() {
  const { owner } = await requireOwner();
  const rows = await linkImports.list(owner, { limit: SHOWN, offset: 0 });
  return (
    <>
      <PageHeader
        title="Import and export"
        back={{ href: "/dashboard/links", name: "Links" }}
        text={
          <>
            Import links from another service, or download your data. For a few links,{" "}
            <Link href="/dashboard/links/paste" className="text-accent underline">
              paste a list
            </Link>
            .
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="Import links">
          <UploadForm />
        </Card>
        <Card title="Export">
          <ul className="space-y-4">
            {FILES.map(({ href, name, text }) => (
              <li key={href} className="flex flex-wrap items-center justify-between gap-2">
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-medium text-sm">{name}</p>
                  <p className="text-quiet text-xs">{text}</p>
                </div>
                <a
                  href={href}
                  download
                  className={buttonClass({ size: "small" })}
                  aria-label={`Download ${name}`}
                >
                  <Download className="size-4" aria-hidden />
                  Download
                </a>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      {rows.length > 0 && (
        <div className="mt-6">
          <h2 className="mb-3 font-semibold text-sm">Imports in the last 30 days</h2>
          <DataTable label="Imports" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
    </>
  );
}
