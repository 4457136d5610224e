import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteTimer } from "./actions";

export const timerDeletion = ({ id, title }: { id: number; title: string }): Deletion => ({
  title: `Delete “${title}”?`,
  action: "Delete email timer",
  consequences:
    "Emails you've already sent will show that the timer is unavailable. Its view count will be deleted. This can't be undone.",
  success: "Email timer deleted",
  run: () => deleteTimer(id),
});
