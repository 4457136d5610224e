"use client";

import { copyText } from "@/components/ui/clipboard";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { timerDeletion } from "./deletion";

type Props = { id: number; title: string; html: string };

export const TimerMenu = ({ id, title, html }: Props) => (
  <RowMenu name={title} deletion={timerDeletion({ id, title })}>
    <RowMenuLink href={`/dashboard/timers/${id}`}>Edit</RowMenuLink>
    <RowMenuItem onSelect={() => copyText(html, "Open the email timer and copy its HTML.")}>
      Copy HTML
    </RowMenuItem>
  </RowMenu>
);
