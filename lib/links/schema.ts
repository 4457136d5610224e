import { addDays, addYear, formatDateTime } from "@/lib/dates";
import { password } from "@/lib/links/routing/password-field";
import { rules } from "@/lib/links/routing/rules-field";
import { split } from "@/lib/links/routing/split-field";
import { utm } from "@/lib/links/routing/utm-field";
import { tagNames } from "@/lib/tags/schema";
import { domainName } from "@/lib/validation/domain-names";
import {
  alias,
  dateTime,
  flag,
  httpUrl,
  integer,
  name,
  oneOf,
  optional,
  optionalText,
  orNull,
  text,
} from "@/lib/validation/fields";
import { futureFault } from "@/lib/validation/future";
import type { FieldError } from "@/lib/validation/validate";

const EXPIRE_DAYS = [1, 7, 30, 90, 180, 365] as const;
const ON_DUPLICATE = ["reuse", "create"] as const;

/** The fields of a link, in the order of docs/contract.md §3. */
export const patchShape = {
  url: httpUrl(),
  alias: optional(alias(), null),
  slug: optional(alias(), null),
  title: optional(text(200), ""),
  expires_at: optional(dateTime(), null),
  expire_days: optional(oneOf(EXPIRE_DAYS), null),
  starts_at: optional(dateTime(), null),
  click_limit: optional(integer(1, 1_000_000_000), null),
  paused: optional(flag(), false),
  domain: orNull(
    domainName("must be the name of one of your domains, like go.example.com", "Choose one of your domains"),
  ),
  forward_query: optional(flag(), false),
  utm: optional(utm(), null),
  expired_url: orNull(httpUrl()),
  auto_renew: optional(flag(), false),
  password: optional(password(), null),
  rules: optional(rules(), null),
  split: optional(split(), null),
  split_until: optional(dateTime(), null),
  tags: optional(tagNames(), []),
  notes: optionalText(text(2000, { lines: true })),
  external_id: orNull(text(255)),
  archived: optional(flag(), false),
};

const { url, alias: aliasField, slug, title, expires_at, expire_days, starts_at, ...trailing } = patchShape;

export const createShape = {
  url,
  alias: aliasField,
  slug,
  title,
  expires_at,
  expire_days,
  starts_at,
  on_duplicate: optional(name(ON_DUPLICATE), "reuse"),
  ...trailing,
};

export const extendShape = { days: integer(1, 365) };

type Dated = {
  expires_at?: Date | null;
  expire_days?: number | null;
  starts_at?: Date | null;
  auto_renew?: boolean;
  split?: readonly unknown[] | null;
  split_until?: Date | null;
};

/** The stored fields of a link; empty for a new one. */
type Stored =
  | { expiresAt: Date; startsAt: Date | null; autoRenew: boolean; split: readonly unknown[] | null }
  | undefined;

/** The expiry: the date or days sent; one year from now for null, or for a new link with neither. */
export function expiry(values: Dated, stored: Stored, now: Date): Date {
  if (values.expires_at) return values.expires_at;
  if (values.expire_days) return addDays(now, values.expire_days);
  return stored && values.expires_at === undefined ? stored.expiresAt : addYear(now);
}

/** Rules that combine fields, or need the clock (docs/contract.md §3). */
export function* linkFaults(values: Dated, stored: Stored, now: Date): Iterable<FieldError<keyof Dated>> {
  yield* expiryFaults(values, stored, now);
  const { expires_at, expire_days, auto_renew, split_until } = values;
  if ((auto_renew ?? stored?.autoRenew) && (expires_at ?? expire_days))
    yield [
      "auto_renew",
      "cannot be combined with expires_at or expire_days: a link that renews itself has no date of its own",
      "Turn this off to choose when the link expires",
    ];
  yield* futureFault("split_until", split_until, now);
  if (split_until && !(values.split === undefined ? stored?.split : values.split))
    yield ["split_until", "requires split", "Add variants to split the visitors between"];
}

function* expiryFaults(values: Dated, stored: Stored, now: Date): Iterable<FieldError<keyof Dated>> {
  const { expires_at } = values;
  if (expires_at && values.expire_days)
    yield [
      "expires_at",
      "cannot be combined with expire_days: send one of them",
      "Choose either a date or a number of days",
    ];
  else if (expires_at && (expires_at <= now || expires_at > addYear(now))) {
    yield [
      "expires_at",
      `must be in the future and at most one year ahead, up to ${formatDateTime(addYear(now))}`,
      "Choose a time in the future, at most a year from now",
    ];
  }
  const dated = [values.expires_at, values.expire_days, values.starts_at].some((date) => date !== undefined);
  if (!dated) return;
  const startsAt = values.starts_at === undefined ? stored?.startsAt : values.starts_at;
  const expiresAt = expiry(values, stored, now);
  if (!startsAt || startsAt < expiresAt) return;
  if (values.starts_at)
    yield [
      "starts_at",
      `must be earlier than expires_at, ${formatDateTime(expiresAt)}`,
      "Choose a time before the link expires",
    ];
  else
    yield [
      "expires_at",
      `must be later than starts_at, ${formatDateTime(startsAt)}`,
      "Choose a time after the link starts",
    ];
}
