import { Inngest } from "inngest";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

/** The Inngest client for the configured app (docs/contract.md §12). */
export const inngest = (): Inngest =>
  perProcess("inngest", () => {
    const { INNGEST_DEV, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY, INNGEST_BASE_URL } = env;
    return new Inngest({
      id: "waypost",
      isDev: Boolean(INNGEST_DEV),
      ...(INNGEST_EVENT_KEY && { eventKey: INNGEST_EVENT_KEY }),
      ...(INNGEST_SIGNING_KEY && { signingKey: INNGEST_SIGNING_KEY }),
      ...(INNGEST_BASE_URL && { baseUrl: INNGEST_BASE_URL }),
      ...(typeof INNGEST_DEV === "string" && { baseUrl: INNGEST_DEV }),
    });
  });
