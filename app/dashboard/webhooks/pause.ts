import { tell } from "@/components/ui/reach";
import { updateWebhook } from "./actions";

/** Pauses a webhook, or lets it go on, and says what that means. */
export const pauseWebhook = (id: number, paused: boolean): Promise<void> =>
  tell(
    updateWebhook(id, { paused }),
    paused ? "Paused. What happens is kept." : "It goes on. What waited is sent now.",
  );
