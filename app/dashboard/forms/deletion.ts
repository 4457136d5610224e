import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteForm, deleteSubmission } from "./actions";

type Form = { id: number; title: string; submissions: number };

export function formDeletion({ id, title, submissions }: Form): Deletion {
  const all = submissions === 1 ? "The one submission is lost" : `All ${submissions} submissions are lost`;
  const lost = submissions > 0 ? ` ${all}; download them first if you need them.` : "";
  return {
    title: `Delete the form ${title}?`,
    action: "Delete form",
    lost: `Whoever opens its address will find nothing.${lost}`,
    said: `${title} was deleted`,
    run: () => deleteForm(id),
  };
}

export const submissionDeletion = (formId: number, id: number): Deletion => ({
  title: "Delete this submission?",
  action: "Delete submission",
  lost: "Its answers are lost for good.",
  said: "The submission was deleted",
  run: () => deleteSubmission(formId, id),
});
