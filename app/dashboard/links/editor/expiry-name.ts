import { dateOf } from "@/lib/dates";

/** What the date of an expiry is called in the editor. */
export const expiryName = (expiresAt: unknown, now: Date): "Expires" | "Expired" =>
  typeof expiresAt === "string" && dateOf(expiresAt) <= now ? "Expired" : "Expires";
