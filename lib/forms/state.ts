const STATES = ["draft", "closed", "ended", "open"] as const;

export type FormState = (typeof STATES)[number];

type FormTimes = { published: boolean; open: boolean; closesAt: Date | null };

/** The first that holds of draft (nobody sees it), closed (switched off), ended (its time is over), else open. */
export function formState({ published, open, closesAt }: FormTimes, now: Date): FormState {
  if (!published) return "draft";
  if (!open) return "closed";
  return closesAt && closesAt <= now ? "ended" : "open";
}
