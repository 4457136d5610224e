"use client";

import { DeleteButton } from "@/components/ui/delete-button";
import { ExternalLinkButton } from "@/components/ui/external-link-button";
import { countdownDeletion } from "../deletion";

type Props = { id: number; title: string; url: string };

export const CountdownActions = ({ id, title, url }: Props) => (
  <>
    <ExternalLinkButton href={url}>View page</ExternalLinkButton>
    <DeleteButton deletion={countdownDeletion({ id, title })} to="/dashboard/countdowns" />
  </>
);
