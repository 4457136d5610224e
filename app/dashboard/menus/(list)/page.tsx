import { Utensils } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list-page";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { menus } from "@/lib/menus";
import { MenuTable } from "../menu-table";

export const metadata: Metadata = { title: "Menus" };

export default async function MenusPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams);
  const { rows, total } = await menus.list(owner, {}, list.paging, list.query);
  return (
    <ListPage
      title="Menus"
      text="What guests see when they scan the code on their table."
      noun="menu"
      href="/dashboard/menus"
      icon={Utensils}
      purpose="A menu is a page for the phones of your guests: dishes with photos, prices and allergens, always as you last left it. Print a code for every table and see where it is scanned."
      searched="Names and addresses were searched."
      list={list}
      total={total}
    >
      <MenuTable rows={rows.map((row) => menus.serialize(row))} />
    </ListPage>
  );
}
