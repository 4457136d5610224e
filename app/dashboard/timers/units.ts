/** The units of an email timer: their letter and label key in the API, and their name. */
export const UNITS = [
  { letter: "d", label: "days", name: "Days" },
  { letter: "h", label: "hours", name: "Hours" },
  { letter: "m", label: "minutes", name: "Minutes" },
  { letter: "s", label: "seconds", name: "Seconds" },
] as const;
