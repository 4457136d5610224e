"use client";

import { useState } from "react";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { toast } from "@/components/ui/toast";
import { updateBioPage } from "./actions";
import { DeleteBioPage } from "./delete-bio-page";

type Props = { page: { id: number; title: string; published: boolean; page_url: string } };

export function BioMenu({ page: { id, title, published, page_url } }: Props) {
  const [deleting, setDeleting] = useState(false);
  const publish = async () => {
    const result = await updateBioPage(id, { published: !published });
    if (result.ok) toast.success(published ? `${title} is hidden` : `${title} is public`);
    else toast.error(result.message);
  };
  return (
    <>
      <RowMenu name={title}>
        <RowMenuLink href={`/dashboard/bio-pages/${id}`}>Links</RowMenuLink>
        <RowMenuLink href={`/dashboard/bio-pages/${id}/look`}>Profile and look</RowMenuLink>
        <RowMenuLink href={`/dashboard/bio-pages/${id}/stats`}>Statistics</RowMenuLink>
        <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>Open</RowMenuItem>
        <RowMenuItem onSelect={publish}>{published ? "Hide" : "Publish"}</RowMenuItem>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteBioPage id={id} title={title} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
