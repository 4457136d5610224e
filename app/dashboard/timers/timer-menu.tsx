"use client";

import { useState } from "react";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { toast } from "@/components/ui/toast";
import { DeleteTimer } from "./delete-timer";

type Props = { id: number; title: string; html: string };

export function TimerMenu({ id, title, html }: Props) {
  const [deleting, setDeleting] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(html).then(
      () => toast.success(`Copied the HTML of ${title}`),
      () => toast.error("The browser did not let us copy. Open the counter and copy its HTML by hand."),
    );
  return (
    <>
      <RowMenu name={title}>
        <RowMenuLink href={`/dashboard/timers/${id}`}>Edit</RowMenuLink>
        <RowMenuItem onSelect={copy}>Copy the HTML</RowMenuItem>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteTimer id={id} title={title} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
