"use client";

import { tell } from "@/components/ui/reach";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { updateMenu } from "./actions";
import { menuDeletion } from "./deletion";

type Props = { menu: { id: number; name: string; published: boolean; page_url: string } };

export function MenuMenu({ menu }: Props) {
  const { id, name, published, page_url } = menu;
  const publish = () =>
    tell(updateMenu(id, { published: !published }), published ? `${name} is hidden` : `${name} is published`);
  return (
    <RowMenu name={name} deletion={menuDeletion(menu)}>
      <RowMenuLink href={`/dashboard/menus/${id}`}>Dishes</RowMenuLink>
      <RowMenuLink href={`/dashboard/menus/${id}/edit`}>Look and details</RowMenuLink>
      <RowMenuLink href={`/dashboard/menus/${id}/statistics`}>Statistics</RowMenuLink>
      <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>Open</RowMenuItem>
      <RowMenuItem onSelect={publish}>{published ? "Hide" : "Publish"}</RowMenuItem>
    </RowMenu>
  );
}
