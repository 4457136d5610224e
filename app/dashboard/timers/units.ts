/** The units of a counter: the letter on the wire, and the name of its label. */
export const UNITS = [
  { letter: "d", label: "days", name: "Days" },
  { letter: "h", label: "hours", name: "Hours" },
  { letter: "m", label: "minutes", name: "Minutes" },
  { letter: "s", label: "seconds", name: "Seconds" },
] as const;
