import type { STYLES, Style } from "./style";

const LABEL = { d: "days", h: "hours", m: "minutes", s: "seconds" } as const;

/** An email timer as its owner configured it. */
export type Design = Omit<Style, "look" | "labels" | "message"> & {
  style: (typeof STYLES)[number];
  showLabels: boolean;
  labels: Readonly<Record<(typeof LABEL)[keyof typeof LABEL], string>>;
  expiredMessage: string;
};

/** What to draw for a configuration. */
export function styleOf({ style, labels, showLabels, expiredMessage, ...rest }: Design): Style {
  const isUnit = (unit: string): unit is keyof typeof LABEL => Object.hasOwn(LABEL, unit);
  const shown = [...rest.units].map((unit) => (isUnit(unit) ? labels[LABEL[unit]] : ""));
  const { bg, fg, accent, width, units } = rest;
  return {
    look: style,
    bg,
    fg,
    accent,
    width,
    units,
    labels: showLabels ? shown : [],
    message: expiredMessage,
  };
}
