import type { Form } from "@/components/ui/form/use-form";
import type { Rule, Variant } from "@/lib/routing/routing";

type Conditions = Omit<Rule, "id" | "url" | "label">;

/** A rule being edited. Null is a condition without a value yet. */
export type DraftRule = Pick<Rule, "id" | "url" | "label"> & {
  [Name in keyof Conditions]?: Conditions[Name] | null | undefined;
};

/** A variant being edited: its share is as typed. */
export type DraftVariant = Omit<Variant, "weight"> & { weight: number | string | null };

export const rulesOf = ({ values: { rules } }: Pick<Form, "values">): DraftRule[] =>
  Array.isArray(rules) ? rules : [];

export const splitOf = ({ values: { split } }: Pick<Form, "values">): DraftVariant[] =>
  Array.isArray(split) ? split : [];

/** The typed share in percent; 0 unless a number. */
export const weightOf = ({ weight }: DraftVariant): number => (typeof weight === "number" ? weight : 0);

/** Temporary ids for new entries: on save, the server assigns the link's next ids. */
export const newId = (entries: readonly { id: number }[]): number =>
  Math.min(0, ...entries.map(({ id }) => id)) - 1;

type Kind = {
  name: string;
  members: readonly (keyof Conditions)[];
  /** The initial members of a new condition. */
  added: (timezone: string) => Partial<DraftRule>;
};

const kindsOf = <const Name extends string>(kinds: Readonly<Record<Name, Kind>>) => kinds;

/** The kinds of conditions, by their names in the menu. */
export const KINDS = kindsOf({
  countries: { name: "Country", members: ["countries"], added: () => ({ countries: [] }) },
  languages: { name: "Language", members: ["languages"], added: () => ({ languages: [] }) },
  devices: { name: "Device", members: ["devices"], added: () => ({ devices: [] }) },
  systems: { name: "Operating system", members: ["systems"], added: () => ({ systems: [] }) },
  browsers: { name: "Browser", members: ["browsers"], added: () => ({ browsers: [] }) },
  dates: { name: "Dates", members: ["from", "until"], added: () => ({ from: null, until: null }) },
  times: {
    name: "Days and hours",
    members: ["days", "hours", "timezone"],
    added: (timezone) => ({ days: null, hours: null, timezone }),
  },
  query: {
    name: "Query parameter",
    members: ["query"],
    added: () => ({ query: [{ name: "", value: null }] }),
  },
  qr: { name: "QR code", members: ["qr"], added: () => ({ qr: true }) },
});

export type KindName = keyof typeof KINDS;

export const KIND_NAMES: readonly KindName[] = [
  "countries",
  "languages",
  "devices",
  "systems",
  "browsers",
  "dates",
  "times",
  "query",
  "qr",
];

export const hasKind = (rule: DraftRule, kind: KindName): boolean =>
  KINDS[kind].members.some((member) => rule[member] !== undefined);

export const withoutKind = (rule: DraftRule, kind: KindName): DraftRule => ({
  ...rule,
  ...Object.fromEntries(KINDS[kind].members.map((member) => [member, undefined])),
});

/** The rule as it applies to visitors. A condition without a value matches nobody, unless it can be omitted. */
export const toRule = (draft: DraftRule): Rule => ({
  id: draft.id,
  url: draft.url,
  label: draft.label,
  ...(draft.countries && { countries: draft.countries }),
  ...(draft.languages && { languages: draft.languages }),
  ...(draft.devices && { devices: draft.devices }),
  ...(draft.systems && { systems: draft.systems }),
  ...(draft.browsers && { browsers: draft.browsers }),
  ...(draft.from && { from: draft.from }),
  ...(draft.until && { until: draft.until }),
  ...(draft.days && { days: draft.days }),
  ...(draft.hours && { hours: draft.hours }),
  ...(draft.timezone && { timezone: draft.timezone }),
  ...(draft.query && { query: draft.query }),
  ...(typeof draft.qr === "boolean" && { qr: draft.qr }),
});
