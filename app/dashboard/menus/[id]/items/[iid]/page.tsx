import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { menuItems, menus } from "@/lib/menus";
import { categoriesOf } from "../categories";
import { EditItem } from "./edit-item";

export const metadata: Metadata = { title: "Dish" };

export default async function ItemPage({ params }: { params: Promise<{ id: string; iid: string }> }) {
  const { owner } = await requireOwner();
  const at = { id: await readPathId(params), iid: await readPathId(params, "iid") };
  const { name, currency, items = [] } = await orNotFound(menus.get(owner, at));
  const item = menuItems.serialize(await orNotFound(menuItems.get(owner, at)));
  const { id, photo_url, position, created_at, updated_at, ...stored } = item;
  return (
    <>
      <PageHeader title={item.name} back={{ href: `/dashboard/menus/${at.id}`, name }} />
      <EditItem
        menuId={at.id}
        id={id}
        photo={photo_url}
        stored={stored}
        currency={currency}
        categories={categoriesOf(items)}
      />
    </>
  );
}
