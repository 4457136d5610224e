import { PublishedBadge } from "@/components/dashboard/published-badge";
import { shareColors } from "@/components/pages/menu/palettes";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowName } from "@/components/ui/list/row-name";
import { PageThumbnail } from "@/components/ui/page-thumbnail";
import { Time } from "@/components/ui/time";
import type { menus } from "@/lib/menus";
import { MenuRowMenu } from "./menu-row-menu";

export type WireMenu = ReturnType<typeof menus.serialize>;

const number = new Intl.NumberFormat("en");

const COLUMNS: Column<WireMenu>[] = [
  { name: "Menu", cell: (menu) => <Name menu={menu} /> },
  { name: "Status", from: "sm", cell: ({ published }) => <PublishedBadge published={published} /> },
  { name: "Tables", from: "md", number: true, cell: ({ tables }) => tables.length },
  { name: "Scans", number: true, cell: ({ scans }) => number.format(scans) },
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

function Name({ menu: { id, name, page_url, published, theme, accent } }: { menu: WireMenu }) {
  const colors = shareColors(theme, accent);
  return (
    <RowName
      href={`/dashboard/menus/${id}`}
      title={name}
      url={page_url}
      thumbnail={
        <PageThumbnail
          title={name}
          paper={`#${colors.paper}`}
          ink={`#${colors.ink}`}
          accent={`#${colors.accent}`}
        />
      }
      badge={<PublishedBadge published={published} />}
    />
  );
}
