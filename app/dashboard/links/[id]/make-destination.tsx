"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { callAction } from "@/components/ui/call-action";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { UrlText } from "@/components/ui/url-text";
import { updateLink } from "../actions";

type Props = { link: { id: number; hasRules: boolean }; name: string; url: string };

/** Ends a split: redirects everyone to one variant's URL. */
export function MakeDestination({ link, name, url }: Props) {
  const [open, setOpen] = useState(false);
  const choose = async () => {
    const result = await callAction(updateLink(link.id, { url, split: null }));
    if (!result.ok) return result.message;
    toast.success("Destination changed");
    return undefined;
  };
  return (
    <>
      <Button
        size="small"
        look="quiet"
        className="-ml-3 text-xs"
        aria-label={`Make ${name} the destination`}
        onClick={() => setOpen(true)}
      >
        Make this the destination
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Make “${name}” the destination?`}
        action="Make this the destination"
        look="primary"
        onConfirm={choose}
      >
        {link.hasRules ? "Visitors who match no rule" : "All visitors"} will go to <UrlText url={url} />. The
        split will be removed, but its statistics will be kept.
      </ConfirmDialog>
    </>
  );
}
