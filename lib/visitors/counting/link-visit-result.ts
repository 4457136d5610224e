/** What a visitor gets: the destination, or the state of the link. */
export type LinkVisitResult = {
  state: "ok" | "scheduled" | "expired" | "limit_reached" | "disabled";
  url: string;
  startsAt: Date | null;
};
