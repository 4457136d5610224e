import { Plus, SearchX, Utensils } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { SearchBox } from "@/components/ui/search-box";
import { readListQuery, type SearchParams } from "@/lib/http/page";
import { requireOwner } from "@/lib/http/session";
import { menus } from "@/lib/menus";
import { MenuTable } from "./menu-table";

export const metadata: Metadata = { title: "Menus" };

export default async function MenusPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const { page, size, paging, query, q } = await readListQuery(searchParams);
  const { rows, total } = await menus.list(owner, {}, paging, query);
  return (
    <>
      <PageHeader title="Menus" text="What guests see when they scan the code on their table.">
        <LinkButton href="/dashboard/menus/new" look="primary">
          <Plus className="size-4" aria-hidden />
          New menu
        </LinkButton>
      </PageHeader>
      {(total > 0 || q) && (
        <div className="mb-4">
          <SearchBox label="Search menus" />
        </div>
      )}
      {rows.length > 0 && <MenuTable rows={rows.map((row) => menus.serialize(row))} />}
      {rows.length === 0 && q && (
        <EmptyState icon={SearchX} title={`No menu holds “${q}”`} text="Names and addresses were searched." />
      )}
      {total === 0 && !q && (
        <EmptyState
          icon={Utensils}
          title="No menus yet"
          text="A menu is a page for the phones of your guests: dishes with photos, prices and allergens, always as you last left it. Print a code for every table and see where it is scanned."
        >
          <LinkButton href="/dashboard/menus/new" look="primary">
            Make the first one
          </LinkButton>
        </EmptyState>
      )}
      {total > 0 && <Pager page={page} size={size} total={total} query={q ? { q } : {}} />}
    </>
  );
}
