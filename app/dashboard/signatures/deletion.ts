import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteSignature } from "./actions";

export const signatureDeletion = ({ id, title }: { id: number; title: string }): Deletion => ({
  title: `Delete ${title}?`,
  action: "Delete signature",
  lost: "Mail programs that have a copy keep it; only what is kept here is lost.",
  said: `${title} was deleted`,
  run: () => deleteSignature(id),
});
