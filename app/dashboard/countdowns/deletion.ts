import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteCountdown } from "./actions";

export const countdownDeletion = ({ id, title }: { id: number; title: string }): Deletion => ({
  title: `Delete ${title}?`,
  action: "Delete countdown page",
  lost: "Its address will show that there is nothing, and somebody else may take it. How often the page was opened is forgotten.",
  said: `${title} was deleted`,
  run: () => deleteCountdown(id),
});
