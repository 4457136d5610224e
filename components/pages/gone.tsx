import { Notice } from "@/components/pages/notice";

const WORDS = {
  expired: {
    title: "This link has expired",
    what: "It worked until a certain date, and that date has passed.",
    next: "If you still need what it led to, ask whoever gave you the link for a new one.",
  },
  limit_reached: {
    title: "This link has been used up",
    what: "It could be opened a set number of times, and that number has been reached.",
    next: "If you still need what it led to, ask whoever gave you the link for a new one.",
  },
  disabled: {
    title: "This link is switched off",
    what: "Its owner has turned it off. It may be turned on again.",
    next: "Try it again later, or ask whoever gave you the link.",
  },
} as const;

export type InactiveReason = keyof typeof WORDS;

/** A link that exists but no longer opens (CONTRACT §3: expired, limit reached, disabled). */
export function LinkInactive({ reason }: { reason: InactiveReason }) {
  const { title, what, next } = WORDS[reason];
  return (
    <Notice arm="fallen" title={title} what={what}>
      {next}
    </Notice>
  );
}
