"use client";

import { toastResult } from "@/components/ui/call-action";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { updateBioPage } from "./actions";
import { bioPageDeletion } from "./deletion";

type Props = { page: { id: number; title: string; published: boolean; page_url: string } };

export function BioMenu({ page }: Props) {
  const { id, title, published, page_url } = page;
  const publish = () =>
    toastResult(updateBioPage(id, { published: !published }), published ? "Page hidden" : "Page published");
  return (
    <RowMenu name={title} deletion={bioPageDeletion(page)}>
      <RowMenuLink href={`/dashboard/bio-pages/${id}`}>Links</RowMenuLink>
      <RowMenuLink href={`/dashboard/bio-pages/${id}/appearance`}>Appearance</RowMenuLink>
      <RowMenuLink href={`/dashboard/bio-pages/${id}/qr-code`}>QR code</RowMenuLink>
      <RowMenuLink href={`/dashboard/bio-pages/${id}/stats`}>Statistics</RowMenuLink>
      <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>View page</RowMenuItem>
      <RowMenuItem onSelect={publish}>{published ? "Hide" : "Publish"}</RowMenuItem>
    </RowMenu>
  );
}
