"use client";

import { tell } from "@/components/ui/reach";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { updateForm } from "./actions";
import { formDeletion } from "./deletion";

type Props = { form: { id: number; title: string; open: boolean; page_url: string; submissions: number } };

export function FormMenu({ form }: Props) {
  const { id, title, open, page_url } = form;
  const close = () =>
    tell(updateForm(id, { open: !open }), open ? `${title} is closed` : `${title} takes answers again`);
  return (
    <RowMenu name={title} deletion={formDeletion(form)}>
      <RowMenuLink href={`/dashboard/forms/${id}/submissions`}>Submissions</RowMenuLink>
      <RowMenuLink href={`/dashboard/forms/${id}`}>Edit</RowMenuLink>
      <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>Open</RowMenuItem>
      <RowMenuItem onSelect={close}>{open ? "Close" : "Open for answers"}</RowMenuItem>
    </RowMenu>
  );
}
