import { formatDateTime } from "@/lib/dates";
import { contactUrl } from "@/lib/validation/contact";
import { alias, color, dateTime, flag, name, optional, position, text } from "@/lib/validation/fields";
import { type Social, socials } from "@/lib/validation/socials";
import type { FieldError } from "@/lib/validation/validate";

export const THEMES = [
  "clean",
  "paper",
  "midnight",
  "sunset",
  "meadow",
  "terminal",
  "poster",
  "gallery",
] as const;
export type BioTheme = (typeof THEMES)[number];

export const BUTTON_STYLES = ["rounded", "pill", "square", "outline", "soft", "shadow"] as const;
export type ButtonStyle = (typeof BUTTON_STYLES)[number];

/** Maximum links of a page; past it `plan_limit_reached` (docs/contract.md §6). */
export const MAX_LINKS = 100;

const NO_SOCIALS: Social[] = [];

/** A bio page's fields, in the order of docs/contract.md §6. A null accent means the theme's own color. */
export const pageShape = {
  title: text(200, { min: 1 }),
  alias: optional(alias(), null),
  slug: optional(alias(), null),
  description: optional(text(500, { lines: true }), ""),
  theme: optional(name(THEMES), "clean"),
  button_style: optional(name(BUTTON_STYLES), "rounded"),
  accent: optional(color(), null),
  socials: optional(socials(12), NO_SOCIALS),
  published: optional(flag(), true),
};

/** A bio link's fields, in the order of docs/contract.md §6. A null position, or one past the end, means last. */
export const linkShape = {
  title: text(200, { min: 1 }),
  url: contactUrl(),
  description: optional(text(200, { lines: true }), ""),
  position: position(),
  active: optional(flag(), true),
  starts_at: optional(dateTime(), null),
  ends_at: optional(dateTime(), null),
};

type Span = { starts_at?: Date | null; ends_at?: Date | null };

const ENDS_TOO_EARLY = "Choose a time after the link starts";
const STARTS_TOO_LATE = "Choose a time before the link expires";

/** A link must start before it ends. `stored` are its current fields. */
export function* linkFaults(
  values: Span,
  stored?: { startsAt: Date | null; endsAt: Date | null },
): Iterable<FieldError<keyof Span>> {
  if (values.starts_at === undefined && values.ends_at === undefined) return;
  const startsAt = values.starts_at === undefined ? stored?.startsAt : values.starts_at;
  const endsAt = values.ends_at === undefined ? stored?.endsAt : values.ends_at;
  if (!startsAt || !endsAt || startsAt < endsAt) return;
  if (values.ends_at)
    yield ["ends_at", `must be later than starts_at, ${formatDateTime(startsAt)}`, ENDS_TOO_EARLY];
  else yield ["starts_at", `must be earlier than ends_at, ${formatDateTime(endsAt)}`, STARTS_TOO_LATE];
}
