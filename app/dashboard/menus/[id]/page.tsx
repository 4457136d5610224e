import { Plus, Utensils } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Preview } from "@/components/ui/form/preview";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { menus } from "@/lib/menus";
import { ItemList } from "./lazy-item-list";
import { MenuHeader } from "./menu-header";

export const metadata: Metadata = { title: "Menu" };

export default async function MenuPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(menus.get(owner, { id: await readPathId(params) }));
  const { items = [], ...menu } = menus.serialize(row);
  const add = (
    <LinkButton href={`/dashboard/menus/${menu.id}/items/new`} look="primary">
      <Plus className="size-4" aria-hidden />
      Add dish
    </LinkButton>
  );
  const importing = <LinkButton href={`/dashboard/menus/${menu.id}/import`}>Import CSV</LinkButton>;
  return (
    <>
      <MenuHeader menu={menu} part="Dishes" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0 space-y-4">
          {items.length > 0 ? (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="text-quiet text-sm">
                  {items.length === 1 ? "1 dish" : `${items.length} dishes. Drag to reorder.`}
                </p>
                <div className="flex flex-wrap gap-2">
                  {importing}
                  {add}
                </div>
              </div>
              <ItemList
                menu={{ id: menu.id, currency: menu.currency, language: menu.language }}
                items={items}
              />
            </>
          ) : (
            <EmptyState
              icon={Utensils}
              title="No dishes yet"
              text="Add dishes with prices, photos, allergens and categories."
            >
              {add}
              {importing}
            </EmptyState>
          )}
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <Preview
            action="/dashboard/menus/preview"
            values={{ ...menu, alias: menu.slug, revision: row.revision }}
            title="Menu preview"
            phone
          />
        </div>
      </div>
    </>
  );
}
