import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteBioPage } from "./actions";

export const bioPageDeletion = ({ id, title }: { id: number; title: string }): Deletion => ({
  title: `Delete the bio page ${title}?`,
  action: "Delete bio page",
  lost: "Whoever opens it will find nothing. Its links, picture and numbers are lost, and its address is free for anybody.",
  said: `${title} was deleted`,
  run: () => deleteBioPage(id),
});
