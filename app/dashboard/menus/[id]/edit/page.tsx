import type { Metadata } from "next";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { menus } from "@/lib/menus";
import { MenuHeader } from "../menu-header";
import { EditMenu } from "./edit-menu";

export const metadata: Metadata = { title: "Menu settings" };

export default async function EditMenuPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(menus.get(owner, { id: await readPathId(params) }));
  const { items, ...menu } = menus.serialize(row);
  const { id, slug, page_url, scans, created_at, updated_at, ...fields } = menu;
  return (
    <>
      <MenuHeader menu={menu} part="Settings" />
      <EditMenu id={id} name={menu.name} stored={{ ...fields, alias: slug }} shortHost={defaultHost()} />
    </>
  );
}
