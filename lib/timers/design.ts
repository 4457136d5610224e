import type { Design } from "@/lib/timer-images/design";
import { STYLES } from "@/lib/timer-images/style";
import type { Labels } from "@/lib/timers/schema";
import type { Timer } from "@/prisma/client/client";

export const labelsOf = (row: Timer): Labels => ({
  days: row.labelDays,
  hours: row.labelHours,
  minutes: row.labelMinutes,
  seconds: row.labelSeconds,
});

/** The configuration to draw. */
export const designOf = (row: Timer): Design => ({
  style: STYLES.find((look) => look === row.style) ?? "boxed",
  bg: row.bg,
  fg: row.fg,
  accent: row.accent,
  width: row.width,
  units: row.units,
  showLabels: row.showLabels,
  labels: labelsOf(row),
  expiredMessage: row.expiredMessage,
});
