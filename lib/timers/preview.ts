import { addDays } from "@/lib/dates";
import { styleOf } from "@/lib/timer-images/design";
import { sizeOf } from "@/lib/timer-images/layout";
import { renderGif } from "@/lib/timer-images/render";
import { DEFAULT_LABELS, mergeLabels, timerShape } from "@/lib/timers/schema";
import { type Fields, validate } from "@/lib/validation/validate";

/** Images of an unsaved timer: running, and after its end. Throws `invalid_<field>` for invalid fields. */
export function preview(fields: Fields, now: Date) {
  const soon = { ...fields, ends_at: fields.ends_at ?? "2999-12-31 23:59:59" };
  const values = validate(timerShape, soon);
  const style = styleOf({
    ...values,
    showLabels: values.show_labels,
    labels: mergeLabels(values.labels, DEFAULT_LABELS),
    expiredMessage: values.expired_message,
  });
  const end = fields.ends_at && values.ends_at > now ? values.ends_at : addDays(now, 3);
  return {
    ...sizeOf(style),
    counting: renderGif({ style, end }, now),
    ended: renderGif({ style, end: now }, now),
  };
}
