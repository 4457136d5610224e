import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteTimer } from "./actions";

export const timerDeletion = ({ id, title }: { id: number; title: string }): Deletion => ({
  title: `Delete ${title}?`,
  action: "Delete counter",
  lost: "Mails that were sent with it will say that the countdown is not available, and how often it was loaded is forgotten.",
  said: `${title} was deleted`,
  run: () => deleteTimer(id),
});
