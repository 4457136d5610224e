"use client";

import { useZone } from "./zone";

type Props = {
  value: string;
  /** `date` leaves the time of day out. */
  show?: "date" | "moment";
};

const FORMATS = {
  date: { dateStyle: "medium" },
  moment: { dateStyle: "medium", timeStyle: "short" },
} as const;

/** A moment of the API (`YYYY-MM-DD HH:MM:SS`, UTC) in the viewer's zone, with UTC on hover. */
export function Time({ value, show = "moment" }: Props) {
  const iso = `${value.replace(" ", "T")}Z`;
  const zone = useZone() ?? "UTC";
  const text = new Intl.DateTimeFormat("en-GB", { ...FORMATS[show], timeZone: zone }).format(new Date(iso));
  return (
    <time dateTime={iso} title={`${value} UTC`} className="whitespace-nowrap">
      {text}
    </time>
  );
}
