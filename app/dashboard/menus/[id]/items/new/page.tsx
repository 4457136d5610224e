import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { menus } from "@/lib/menus";
import { categoriesOf } from "../categories";
import { NewItem } from "./new-item";

export const metadata: Metadata = { title: "Add dish" };

export default async function NewItemPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const {
    id,
    name,
    currency,
    items = [],
  } = await orNotFound(menus.get(owner, { id: await readPathId(params) }));
  return (
    <>
      <PageHeader title="Add dish" back={{ href: `/dashboard/menus/${id}`, name }} />
      <NewItem
        menuId={id}
        currency={currency}
        categories={categoriesOf(items)}
        category={items.at(-1)?.category ?? ""}
      />
    </>
  );
}
