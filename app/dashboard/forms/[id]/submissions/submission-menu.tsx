"use client";

import { RowMenu, RowMenuLink } from "@/components/ui/list/row-menu";
import { submissionDeletion } from "../../deletion";

export const SubmissionMenu = ({ formId, id }: { formId: number; id: number }) => (
  <RowMenu name={`submission ${id}`} deletion={submissionDeletion(formId, id)}>
    <RowMenuLink href={`/dashboard/forms/${formId}/submissions/${id}`}>View</RowMenuLink>
  </RowMenu>
);
