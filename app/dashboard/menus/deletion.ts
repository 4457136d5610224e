import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteMenu } from "./actions";

export const menuDeletion = ({ id, name }: { id: number; name: string }): Deletion => ({
  title: `Delete the menu ${name}?`,
  action: "Delete menu",
  lost: "All its dishes, photos and statistics are lost, and the codes on the tables lead to nothing.",
  said: `${name} was deleted`,
  run: () => deleteMenu(id),
});
