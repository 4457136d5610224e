import { deliverWebhook } from "@/inngest/deliver-webhook";
import { findDeliveries } from "@/inngest/find-deliveries";
import { scheduledJobs } from "@/inngest/scheduled-jobs";

/** Everything that Inngest may run. */
export const functions = [deliverWebhook, findDeliveries, ...scheduledJobs];
