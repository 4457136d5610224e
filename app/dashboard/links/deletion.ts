import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteLink } from "./actions";

export const linkDeletion = ({ id, slug }: { id: number; slug: string }): Deletion => ({
  title: `Delete “${slug}”?`,
  action: "Delete link",
  consequences:
    "The link and its statistics will be deleted, printed QR codes stop working, and the slug becomes available to others. This can't be undone.",
  success: "Link deleted",
  run: () => deleteLink(id),
});
