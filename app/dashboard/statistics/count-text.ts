import { formatDay } from "@/lib/dates";

/** Changes when there is something new to show: more visits, or another day. */
export const countText = (clicks: number, now: Date): string => `${formatDay(now)} ${clicks}`;
