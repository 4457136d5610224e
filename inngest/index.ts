import { deliverWebhook } from "@/inngest/deliver-webhook";
import { findDeliveries } from "@/inngest/find-deliveries";
import { importLinks } from "@/inngest/import-links";
import { scheduledJobs } from "@/inngest/scheduled-jobs";

/** All Inngest functions. */
export const functions = [deliverWebhook, findDeliveries, importLinks, ...scheduledJobs];
