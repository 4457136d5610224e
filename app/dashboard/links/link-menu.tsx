"use client";

import { toastResult } from "@/components/ui/call-action";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { updateLink } from "./actions";
import { linkDeletion } from "./deletion";

type Props = {
  link: {
    id: number;
    slug: string;
    domain: string | null;
    paused: boolean;
    archived: boolean;
    short_url: string;
  };
};

export function LinkMenu({ link }: Props) {
  const { id, slug, paused, archived, short_url } = link;
  const pause = () =>
    toastResult(updateLink(id, { paused: !paused }), paused ? "Link resumed" : "Link paused");
  const archive = () =>
    toastResult(updateLink(id, { archived: !archived }), archived ? "Link unarchived" : "Link archived");
  return (
    <RowMenu name={slug} deletion={linkDeletion(link)}>
      <RowMenuLink href={`/dashboard/links/${id}`}>Statistics</RowMenuLink>
      <RowMenuLink href={`/dashboard/links/${id}#qr-code`}>QR code</RowMenuLink>
      <RowMenuLink href={`/dashboard/links/${id}/edit`}>Edit</RowMenuLink>
      <RowMenuItem onSelect={() => window.open(short_url, "_blank", "noopener")}>Open link</RowMenuItem>
      <RowMenuItem onSelect={pause}>{paused ? "Resume" : "Pause"}</RowMenuItem>
      <RowMenuItem onSelect={archive}>{archived ? "Unarchive" : "Archive"}</RowMenuItem>
    </RowMenu>
  );
}
