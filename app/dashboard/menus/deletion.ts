import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteMenu } from "./actions";

export const menuDeletion = ({ id, name }: { id: number; name: string }): Deletion => ({
  title: `Delete “${name}”?`,
  action: "Delete menu",
  consequences:
    "The menu, its dishes, photos and statistics will be deleted, printed QR codes will stop working, and its slug will become available to others. This can't be undone.",
  success: "Menu deleted",
  run: () => deleteMenu(id),
});
