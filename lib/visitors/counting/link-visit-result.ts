import type { Routing } from "@/lib/routing/routing";

/** What a visitor gets: the destination, or the state of the link. */
export type LinkVisitResult = {
  /**
   * `rerouted`: nothing was recorded, because the link's routing isn't the one that the visitor was routed by. `missing`: a
   * domain has no link with this slug.
   */
  state: "ok" | "scheduled" | "expired" | "limit_reached" | "disabled" | "rerouted" | "missing";
  url: string;
  /** Where visitors go instead of a page that says that the link has ended or is missing. */
  fallbackUrl: string | null;
  startsAt: Date | null;
  /** The present routing, if the state is `rerouted`. */
  routing: Routing | null;
};
