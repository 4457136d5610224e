import { toastResult } from "@/components/ui/call-action";
import { updateWebhook } from "./actions";

/** Pauses or resumes a webhook. */
export const pauseWebhook = (id: number, paused: boolean): Promise<void> =>
  toastResult(
    updateWebhook(id, { paused }),
    paused ? "Webhook paused. New events are kept." : "Webhook resumed. Any pending events are being sent.",
  );
