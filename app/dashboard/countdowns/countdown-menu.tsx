"use client";

import { useState } from "react";
import { toast } from "sonner";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { DeleteCountdown } from "./delete-countdown";

type Props = { id: number; title: string; url: string };

export function CountdownMenu({ id, title, url }: Props) {
  const [deleting, setDeleting] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(`Copied the address of ${title}`),
      () =>
        toast.error("The browser did not let us copy. Open the countdown page and copy its address by hand."),
    );
  return (
    <>
      <RowMenu name={title}>
        <RowMenuLink href={`/dashboard/countdowns/${id}`}>Edit</RowMenuLink>
        <RowMenuItem onSelect={copy}>Copy the address</RowMenuItem>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteCountdown id={id} title={title} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
