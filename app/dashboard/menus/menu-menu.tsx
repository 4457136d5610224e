"use client";

import { useState } from "react";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { toast } from "@/components/ui/toast";
import { updateMenu } from "./actions";
import { DeleteMenu } from "./delete-menu";

type Props = { menu: { id: number; name: string; published: boolean; page_url: string } };

export function MenuMenu({ menu: { id, name, published, page_url } }: Props) {
  const [deleting, setDeleting] = useState(false);
  const publish = async () => {
    const result = await updateMenu(id, { published: !published });
    if (result.ok) toast.success(published ? `${name} is hidden` : `${name} is published`);
    else toast.error(result.message);
  };
  return (
    <>
      <RowMenu name={name}>
        <RowMenuLink href={`/dashboard/menus/${id}`}>Dishes</RowMenuLink>
        <RowMenuLink href={`/dashboard/menus/${id}/edit`}>Look and details</RowMenuLink>
        <RowMenuLink href={`/dashboard/menus/${id}/statistics`}>Statistics</RowMenuLink>
        <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>Open</RowMenuItem>
        <RowMenuItem onSelect={publish}>{published ? "Hide" : "Publish"}</RowMenuItem>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteMenu id={id} name={name} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
