import { Utensils } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list/list-page";
import { listSorts } from "@/components/ui/list/list-sorts";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { menus } from "@/lib/menus";
import { MenuTable } from "../menu-table";

export const metadata: Metadata = { title: "Menus" };

const STATES = [
  { value: "published", name: "Published" },
  { value: "hidden", name: "Hidden" },
];

export default async function MenusPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams, STATES);
  const { rows, total } = await menus.list(owner, {}, list.paging, list.query, list.view);
  const addressOf = await domains.preferredAddress(owner);
  return (
    <ListPage
      title="Menus"
      text="Digital menus that guests open with a QR code."
      noun="menu"
      href="/dashboard/menus"
      icon={Utensils}
      purpose="Add dishes with photos, prices and allergens, then print a QR code for every table."
      searched="Search covers names and slugs."
      list={list}
      states={STATES}
      sorts={listSorts("Most scans")}
      total={total}
    >
      <MenuTable
        rows={rows
          .map((row) => menus.serialize(row))
          .map((menu) => ({ ...menu, page_url: addressOf(menu.page_url) }))}
      />
    </ListPage>
  );
}
