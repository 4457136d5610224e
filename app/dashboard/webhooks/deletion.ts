import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteWebhook } from "./actions";

/** How a webhook is deleted. */
export const webhookDeletion = ({ id, url }: { id: number; url: string }): Deletion => ({
  title: `Delete the webhook to ${url}?`,
  action: "Delete webhook",
  lost: "It gets nothing more, and its deliveries of 30 days are lost, those that wait too.",
  said: "The webhook was deleted",
  run: () => deleteWebhook(id),
});
