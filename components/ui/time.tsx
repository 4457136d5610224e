"use client";

import { useEffect, useState } from "react";

type Props = { value: string /** `date` leaves the time of day out. */; show?: "date" | "moment" };

const FORMATS = {
  date: { dateStyle: "medium" },
  moment: { dateStyle: "medium", timeStyle: "short" },
} as const;

/** A moment of the API (`YYYY-MM-DD HH:MM:SS`, UTC) in the viewer's zone, with UTC on hover. */
export function Time({ value, show = "moment" }: Props) {
  const iso = `${value.replace(" ", "T")}Z`;
  const [zone, setZone] = useState<string>("UTC");
  // The server cannot know the zone: the first drawing is in UTC on both sides.
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const text = new Intl.DateTimeFormat("en-GB", { ...FORMATS[show], timeZone: zone }).format(new Date(iso));
  return (
    <time dateTime={iso} title={`${value} UTC`} className="whitespace-nowrap">
      {text}
    </time>
  );
}
