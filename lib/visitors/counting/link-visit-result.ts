import type { Routing } from "@/lib/routing/routing";

/** The outcome of a visit: the destination, or the state of the link. */
export type LinkVisitResult = {
  /**
   * `rerouted`: not recorded, because the visitor was routed by a stale version. `missing`: a domain has no link with
   * this slug.
   */
  state: "ok" | "scheduled" | "expired" | "limit_reached" | "disabled" | "rerouted" | "missing";
  url: string;
  /** Where visitors go instead of a page that says the link has ended or is missing. */
  fallbackUrl: string | null;
  startsAt: Date | null;
  /** The current routing, if the state is `rerouted`. */
  routing: Routing | null;
};
