"use client";

import { Inbox, QrCode } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { DeleteButton } from "@/components/ui/delete-button";
import { ExternalLinkButton } from "@/components/ui/external-link-button";
import { formDeletion } from "../deletion";

type Props = { form: { id: number; title: string; page_url: string; submissions: number } };

export const FormActions = ({ form }: Props) => (
  <>
    <ExternalLinkButton href={form.page_url}>View form</ExternalLinkButton>
    <LinkButton href={`/dashboard/forms/${form.id}/submissions`}>
      <Inbox className="size-4" aria-hidden />
      {countOf(form.submissions, "submission")}
    </LinkButton>
    <LinkButton href={`/dashboard/forms/${form.id}/qr-code`}>
      <QrCode className="size-4" aria-hidden />
      QR code
    </LinkButton>
    <DeleteButton deletion={formDeletion(form)} to="/dashboard/forms" />
  </>
);
