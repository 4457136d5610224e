import Link from "next/link";
import { PublishedBadge } from "@/components/dashboard/published-badge";
import { CopyButton } from "@/components/ui/copy-button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { withoutScheme } from "@/components/ui/display-url";
import { Time } from "@/components/ui/time";
import type { menus } from "@/lib/menus";
import { MenuRowMenu } from "./menu-row-menu";

export type WireMenu = ReturnType<typeof menus.serialize>;

const COLUMNS: Column<WireMenu>[] = [
  { name: "Menu", cell: (menu) => <Name menu={menu} /> },
  { name: "Status", from: "sm", cell: ({ published }) => <PublishedBadge published={published} /> },
  { name: "Tables", from: "md", number: true, cell: ({ tables }) => tables.length },
  { name: "Scans", number: true, cell: ({ scans }) => new Intl.NumberFormat("en").format(scans) },
  { name: "Created", from: "lg", cell: ({ created_at }) => <Time value={created_at} show="date" relative /> },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, name, published, page_url }) => <MenuRowMenu menu={{ id, name, published, page_url }} />,
  },
];

export const MenuTable = ({ rows }: { rows: WireMenu[] }) => (
  <DataTable label="Menus" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);

function Name({ menu: { id, name, page_url } }: { menu: WireMenu }) {
  const url = withoutScheme(page_url);
  return (
    <div className="min-w-0">
      <Link
        href={`/dashboard/menus/${id}`}
        prefetch={false}
        className="block max-w-[32ch] truncate font-medium hover:underline"
      >
        {name}
      </Link>
      <div className="flex items-center gap-1 text-quiet text-xs">
        <span className="max-w-[30ch] truncate">{url}</span>
        <CopyButton value={page_url} label={page_url} />
      </div>
    </div>
  );
}
