import { Notice } from "@/components/pages/notice";

const TEXTS = {
  expired: {
    title: "This link has expired",
    what: "Its owner set an expiry date, and that date has passed.",
    next: "Ask the person who shared it for a new link.",
  },
  limit_reached: {
    title: "This link has reached its click limit",
    what: "Its owner limited the number of clicks, and that number has been reached.",
    next: "Ask the person who shared it for a new link.",
  },
  disabled: {
    title: "This link is paused",
    what: "Its owner has paused it for now.",
    next: "Try again later, or ask the person who shared it.",
  },
} as const;

export type InactiveReason = keyof typeof TEXTS;

/** The page of an inactive link (docs/contract.md §3: expired, limit reached, disabled). */
export function LinkInactive({ reason }: { reason: InactiveReason }) {
  const { title, what, next } = TEXTS[reason];
  return (
    <Notice arm="fallen" title={title} what={what}>
      {next}
    </Notice>
  );
}
