import type { Style } from "@/lib/timer-images/style";

/** Black digits on white, without boxes or labels. */
export const PLAIN: Style = {
  look: "plain",
  bg: "ffffff",
  fg: "000000",
  accent: "000000",
  width: 600,
  units: "dhms",
  labels: [],
  message: "",
};

/** A timer image's defaults. */
export const BOXED: Style = {
  look: "boxed",
  bg: "ffffff",
  fg: "1a1d1b",
  accent: "0c6b58",
  width: 600,
  units: "dhms",
  labels: ["Days", "Hours", "Minutes", "Seconds"],
  message: "",
};
