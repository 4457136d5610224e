import { countdownShape } from "@/lib/countdowns/schema";
import { addDays } from "@/lib/dates";
import { type Fields, validate } from "@/lib/validation/validate";

/** A preview of the page with unsaved fields; the end defaults to three days ahead. */
export function preview(fields: Fields, now: Date) {
  const { alias: _, slug: __, ...shape } = countdownShape;
  const values = validate(shape, { ...fields, ends_at: fields.ends_at ?? "2999-12-31 23:59:59" });
  return {
    title: values.title,
    description: values.description,
    endsAt: fields.ends_at ? values.ends_at : addDays(now, 3),
    timezone: values.timezone,
    theme: values.theme,
    accent: values.accent,
    ctaLabel: values.cta_label,
    ctaUrl: values.cta_url,
    expiredMessage: values.expired_message,
    language: values.language,
    redirectUrl: values.expired_action === "redirect" ? (values.redirect_url ?? "") : null,
  };
}
