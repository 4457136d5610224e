import { z } from "zod";
import { BUTTON_STYLES, LINK_KINDS, type LinkKind, THEMES } from "@/lib/bio-pages/options";
import { formatDateTime } from "@/lib/dates";
import { contactUrl } from "@/lib/validation/contact";
import { EMBED_PROVIDERS, embedOf } from "@/lib/validation/embeds";
import {
  alias,
  color,
  dateTime,
  flag,
  httpUrl,
  name,
  optional,
  optionalText,
  position,
  requiredOr,
  text,
} from "@/lib/validation/fields";
import { check } from "@/lib/validation/form-messages";
import { type Social, socials } from "@/lib/validation/socials";
import type { FieldError } from "@/lib/validation/validate";

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
  background: optional(color(), null),
};

/** A bio link's fields, in the order of docs/contract.md §6. A null position, or one past the end, means last. */
export const linkShape = {
  kind: optional(name(LINK_KINDS), "link"),
  title: text(200, { min: 1 }),
  url: contactUrl(),
  description: optional(text(200, { lines: true }), ""),
  position: position(),
  active: optional(flag(), true),
  starts_at: optional(dateTime(), null),
  ends_at: optional(dateTime(), null),
};

const noUrl = (kind: LinkKind) =>
  z
    .unknown()
    .superRefine(
      check(`must be left out or null for kind ${kind}`, (value) =>
        value === undefined || value === null || value === "" ? undefined : "Remove the URL",
      ),
    )
    .transform(() => "");

const embedUrl = () => {
  const rule = `must be the http or https URL of a video, track, album or playlist on ${EMBED_PROVIDERS}`;
  return httpUrl().superRefine(
    check(rule, (value) => (embedOf(value) ? undefined : `Enter a link from ${EMBED_PROVIDERS}`)),
  );
};

const FORM_URL = "must be the page_url of one of your forms";

const formUrl = () => z.string({ error: requiredOr(FORM_URL) }).trim();

const kindFields = {
  link: { title: linkShape.title, url: linkShape.url },
  heading: { title: linkShape.title, url: noUrl("heading") },
  divider: { title: optionalText(text(200)), url: noUrl("divider") },
  embed: { title: linkShape.title, url: embedUrl() },
  form: { title: linkShape.title, url: formUrl() },
} satisfies Record<LinkKind, object>;

/** The fields of a bio link of this kind. */
export const linkShapeOf = (kind: LinkKind) => ({ ...linkShape, ...kindFields[kind] });

/** The kind sent, if valid; null means the default. */
export const kindOf = (sent: unknown): LinkKind | undefined => linkShape.kind.safeParse(sent).data;

type Span = { starts_at?: Date | null; ends_at?: Date | null };

const ENDS_TOO_EARLY = "Choose a time after the link starts";
const STARTS_TOO_LATE = "Choose a time before the link expires";

/** A form must be the account's own: `formId` is null when it is not. */
export function* formFaults(kind: LinkKind, formId: number | null): Iterable<FieldError<"url">> {
  if (kind === "form" && formId === null) yield ["url", FORM_URL, "Choose one of your forms"];
}

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
