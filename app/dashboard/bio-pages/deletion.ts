import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteBioPage } from "./actions";

export const bioPageDeletion = ({ id, title }: { id: number; title: string }): Deletion => ({
  title: `Delete “${title}”?`,
  action: "Delete bio page",
  consequences:
    "The page, its links and its statistics will be deleted, printed QR codes will stop working, and its slug will become available to others. This can't be undone.",
  success: "Bio page deleted",
  run: () => deleteBioPage(id),
});
