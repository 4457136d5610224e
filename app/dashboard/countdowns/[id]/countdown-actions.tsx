"use client";

import { QrCode } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { DeleteButton } from "@/components/ui/delete-button";
import { ExternalLinkButton } from "@/components/ui/external-link-button";
import { countdownDeletion } from "../deletion";

type Props = { id: number; title: string; url: string };

export const CountdownActions = ({ id, title, url }: Props) => (
  <>
    <ExternalLinkButton href={url}>View page</ExternalLinkButton>
    <LinkButton href={`/dashboard/countdowns/${id}/qr-code`}>
      <QrCode className="size-4" aria-hidden />
      QR code
    </LinkButton>
    <DeleteButton deletion={countdownDeletion({ id, title })} to="/dashboard/countdowns" />
  </>
);
