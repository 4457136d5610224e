import { countOf } from "@/components/ui/count-of";
import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteForm, deleteSubmission } from "./actions";

type Form = { id: number; title: string; submissions: number };

export function formDeletion({ id, title, submissions }: Form): Deletion {
  const contents = submissions > 0 ? ` and its ${countOf(submissions, "submission")}` : "";
  return {
    title: `Delete “${title}”?`,
    action: "Delete form",
    consequences: `The form${contents} will be deleted, printed QR codes will stop working, and its slug will become available to others. This can't be undone.`,
    success: "Form deleted",
    run: () => deleteForm(id),
  };
}

export const submissionDeletion = (formId: number, id: number): Deletion => ({
  title: "Delete this submission?",
  action: "Delete submission",
  consequences: "This can't be undone.",
  success: "Submission deleted",
  run: () => deleteSubmission(formId, id),
});
