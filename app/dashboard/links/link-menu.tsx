"use client";

import { useState } from "react";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { toast } from "@/components/ui/toast";
import { updateLink } from "./actions";
import { DeleteLink } from "./delete-link";

type Props = { link: { id: number; slug: string; paused: boolean; short_url: string } };

export function LinkMenu({ link: { id, slug, paused, short_url } }: Props) {
  const [deleting, setDeleting] = useState(false);
  const pause = async () => {
    const result = await updateLink(id, { paused: !paused });
    if (result.ok) toast.success(paused ? `${slug} works again` : `${slug} is paused`);
    else toast.error(result.message);
  };
  return (
    <>
      <RowMenu name={slug}>
        <RowMenuLink href={`/dashboard/links/${id}`}>Statistics and QR code</RowMenuLink>
        <RowMenuLink href={`/dashboard/links/${id}/edit`}>Edit</RowMenuLink>
        <RowMenuItem onSelect={() => window.open(short_url, "_blank", "noopener")}>Open</RowMenuItem>
        <RowMenuItem onSelect={pause}>{paused ? "Let it work again" : "Pause"}</RowMenuItem>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteLink id={id} slug={slug} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
