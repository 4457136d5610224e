import { toast } from "@/components/ui/toast";
import { updateWebhook } from "./actions";

/** Pauses a webhook, or lets it go on, and says what that means. */
export async function pauseWebhook(id: number, paused: boolean): Promise<void> {
  const result = await updateWebhook(id, { paused });
  if (!result.ok) toast.error(result.message);
  else toast.success(paused ? "Paused. What happens is kept." : "It goes on. What waited is sent now.");
}
