"use client";

import { DeleteButton } from "@/components/ui/delete-button";
import { submissionDeletion } from "../../../deletion";

export const DeleteSubmission = ({ formId, id }: { formId: number; id: number }) => (
  <DeleteButton deletion={submissionDeletion(formId, id)} to={`/dashboard/forms/${formId}/submissions`} />
);
