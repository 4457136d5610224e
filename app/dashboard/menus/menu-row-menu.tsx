"use client";

import { toastResult } from "@/components/ui/call-action";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { updateMenu } from "./actions";
import { menuDeletion } from "./deletion";

type Props = { menu: { id: number; name: string; published: boolean; page_url: string } };

export function MenuRowMenu({ menu }: Props) {
  const { id, name, published, page_url } = menu;
  const publish = () =>
    toastResult(updateMenu(id, { published: !published }), published ? "Menu hidden" : "Menu published");
  return (
    <RowMenu name={name} deletion={menuDeletion(menu)}>
      <RowMenuLink href={`/dashboard/menus/${id}`}>Dishes</RowMenuLink>
      <RowMenuLink href={`/dashboard/menus/${id}/cards`}>Table cards</RowMenuLink>
      <RowMenuLink href={`/dashboard/menus/${id}/qr-code`}>QR code</RowMenuLink>
      <RowMenuLink href={`/dashboard/menus/${id}/edit`}>Settings</RowMenuLink>
      <RowMenuLink href={`/dashboard/menus/${id}/statistics`}>Statistics</RowMenuLink>
      <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>View menu</RowMenuItem>
      <RowMenuItem onSelect={publish}>{published ? "Hide" : "Publish"}</RowMenuItem>
    </RowMenu>
  );
}
