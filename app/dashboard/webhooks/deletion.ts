import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteWebhook } from "./actions";

/** The confirmation before a webhook is deleted. */
export const webhookDeletion = ({ id, url }: { id: number; url: string }): Deletion => ({
  title: `Delete the webhook for ${url}?`,
  action: "Delete webhook",
  consequences:
    "The webhook and its delivery log will be deleted, including pending deliveries. This can't be undone.",
  success: "Webhook deleted",
  run: () => deleteWebhook(id),
});
