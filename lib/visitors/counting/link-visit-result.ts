import type { Routing } from "@/lib/routing/routing";

/** What a visitor gets: the destination, or the state of the link. */
export type LinkVisitResult = {
  /** `rerouted`: nothing was recorded, because the link's routing isn't the one that the visitor was routed by. */
  state: "ok" | "scheduled" | "expired" | "limit_reached" | "disabled" | "rerouted";
  url: string;
  /** Where visitors go after the link has ended. */
  expiredUrl: string | null;
  startsAt: Date | null;
  /** The present routing, if the state is `rerouted`. */
  routing: Routing | null;
};
