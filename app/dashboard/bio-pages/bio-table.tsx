import { PublishedBadge } from "@/components/dashboard/published-badge";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowName } from "@/components/ui/list/row-name";
import type { bioPages } from "@/lib/bio-pages";
import { BioMenu } from "./bio-menu";
import { BioThumbnail } from "./bio-thumbnail";

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

const Name = ({ page }: { page: WireBioPage }) => (
  <RowName
    href={`/dashboard/bio-pages/${page.id}`}
    title={page.title}
    url={page.page_url}
    thumbnail={<BioThumbnail page={page} />}
    badge={<PublishedBadge published={page.published} />}
  />
);
