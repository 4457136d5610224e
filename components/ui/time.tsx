"use client";

import { useTimeZone } from "./use-time-zone";

type Props = {
  value: string;
  /** `date` omits the time of day. */
  show?: "date" | "moment";
};

const FORMATS = {
  date: { dateStyle: "medium" },
  moment: { dateStyle: "medium", timeStyle: "short" },
} as const;

/** An API datetime in the viewer's time zone, with UTC on hover. */
export function Time({ value, show = "moment" }: Props) {
  const iso = `${value.replace(" ", "T")}Z`;
  const zone = useTimeZone() ?? "UTC";
  const text = new Intl.DateTimeFormat("en-GB", { ...FORMATS[show], timeZone: zone }).format(new Date(iso));
  return (
    <time dateTime={iso} title={`${value} UTC`} className="whitespace-nowrap">
      {text}
    </time>
  );
}
