import Link from "next/link";
import { PublishedBadge } from "@/components/dashboard/published-badge";
import { CopyButton } from "@/components/ui/copy-button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { withoutScheme } from "@/components/ui/display-url";
import type { bioPages } from "@/lib/bio-pages";
import { BioMenu } from "./bio-menu";

export type WireBioPage = ReturnType<typeof bioPages.serialize>;

const number = new Intl.NumberFormat("en");

const COLUMNS: Column<WireBioPage>[] = [
  { name: "Page", cell: (page) => <Name page={page} /> },
  { name: "Status", from: "sm", cell: ({ published }) => <PublishedBadge published={published} /> },
  { name: "Views", number: true, cell: ({ views }) => number.format(views) },
  { name: "Clicks", number: true, from: "sm", cell: ({ clicks }) => number.format(clicks) },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, title, published, page_url }) => <BioMenu page={{ id, title, published, page_url }} />,
  },
];

export const BioTable = ({ rows }: { rows: WireBioPage[] }) => (
  <DataTable label="Bio pages" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);

function Name({ page: { id, title, page_url } }: { page: WireBioPage }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="hidden size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-raised font-semibold text-accent uppercase sm:grid"
      >
        {[...title][0]}
      </span>
      <div className="min-w-0">
        <Link
          href={`/dashboard/bio-pages/${id}`}
          prefetch={false}
          className="block max-w-[28ch] truncate font-medium hover:underline lg:max-w-[50ch]"
        >
          {title}
        </Link>
        <div className="flex items-center gap-1 text-quiet text-xs">
          <span className="truncate">{withoutScheme(page_url)}</span>
          <CopyButton value={page_url} label={page_url} />
        </div>
      </div>
    </div>
  );
}
