"use client";

import { Inbox } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { DeleteButton } from "@/components/ui/delete-button";
import { OpenButton } from "@/components/ui/open-button";
import { formDeletion } from "../deletion";

type Props = { form: { id: number; title: string; page_url: string; submissions: number } };

export const FormActions = ({ form }: Props) => (
  <>
    <OpenButton href={form.page_url} />
    <LinkButton href={`/dashboard/forms/${form.id}/submissions`}>
      <Inbox className="size-4" aria-hidden />
      {form.submissions} {form.submissions === 1 ? "submission" : "submissions"}
    </LinkButton>
    <DeleteButton deletion={formDeletion(form)} to="/dashboard/forms" />
  </>
);
