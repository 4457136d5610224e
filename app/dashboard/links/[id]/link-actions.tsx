"use client";

import { Pause, Pencil, Play } from "lucide-react";
import { useTransition } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import { DeleteButton } from "@/components/ui/delete-button";
import { ExternalLinkButton } from "@/components/ui/external-link-button";
import { updateLink } from "../actions";
import { linkDeletion } from "../deletion";

type Props = {
  link: { id: number; slug: string; domain: string | null; paused: boolean; short_url: string };
};

export function LinkActions({ link }: Props) {
  const { id, paused, short_url } = link;
  const [busy, start] = useTransition();
  const pause = () =>
    start(() => toastResult(updateLink(id, { paused: !paused }), paused ? "Link resumed" : "Link paused"));
  return (
    <>
      <ExternalLinkButton href={short_url}>Open link</ExternalLinkButton>
      <Button onClick={pause} disabled={busy}>
        {paused ? <Play className="size-4" aria-hidden /> : <Pause className="size-4" aria-hidden />}
        {paused ? "Resume" : "Pause"}
      </Button>
      <LinkButton href={`/dashboard/links/${id}/edit`}>
        <Pencil className="size-4" aria-hidden />
        Edit
      </LinkButton>
      <DeleteButton deletion={linkDeletion(link)} to="/dashboard/links" />
    </>
  );
}
