export type FormState = "draft" | "closed" | "ended" | "open";

type FormTimes = { published: boolean; open: boolean; closesAt: Date | null };

/** The first that applies of draft (unpublished), closed (by hand), ended (past its closing time), else open. */
export function formState({ published, open, closesAt }: FormTimes, now: Date): FormState {
  if (!published) return "draft";
  if (!open) return "closed";
  return closesAt && closesAt <= now ? "ended" : "open";
}
