import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteCountdown } from "./actions";

export const countdownDeletion = ({ id, title }: { id: number; title: string }): Deletion => ({
  title: `Delete “${title}”?`,
  action: "Delete countdown page",
  consequences:
    "The page and its view count will be deleted, printed QR codes will stop working, and its slug will become available to others. This can't be undone.",
  success: "Countdown page deleted",
  run: () => deleteCountdown(id),
});
