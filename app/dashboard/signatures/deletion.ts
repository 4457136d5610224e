import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteSignature } from "./actions";

export const signatureDeletion = ({ id, title }: { id: number; title: string }): Deletion => ({
  title: `Delete “${title}”?`,
  action: "Delete signature",
  consequences: "Copies in your email clients stay as they are. This can't be undone.",
  success: "Signature deleted",
  run: () => deleteSignature(id),
});
