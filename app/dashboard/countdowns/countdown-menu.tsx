"use client";

import { copyText } from "@/components/ui/clipboard";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { countdownDeletion } from "./deletion";

type Props = { id: number; title: string; url: string };

export const CountdownMenu = ({ id, title, url }: Props) => (
  <RowMenu name={title} deletion={countdownDeletion({ id, title })}>
    <RowMenuLink href={`/dashboard/countdowns/${id}`}>Edit</RowMenuLink>
    <RowMenuLink href={`/dashboard/countdowns/${id}/qr-code`}>QR code</RowMenuLink>
    <RowMenuItem onSelect={() => copyText(url, "Open the page and copy its URL.")}>Copy URL</RowMenuItem>
  </RowMenu>
);
