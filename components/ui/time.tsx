"use client";

import { useEffect, useState } from "react";
import { dateFormat } from "./intl-formats";
import { relativeTime } from "./relative-time";
import { useLocale } from "./use-locale";
import { useTimeZone } from "./use-time-zone";

type Props = {
  value: string;
  /** `date` omits the time of day. */
  show?: "date" | "moment";
  /** Shows times of the last 24 hours as "5 minutes ago". */
  relative?: boolean;
};

const FORMATS = {
  date: { dateStyle: "medium" },
  moment: { dateStyle: "medium", timeStyle: "short" },
} as const;

type Format = keyof typeof FORMATS;

/** An API datetime in the viewer's time zone and language, with the exact one and UTC on hover. */
export function Time({ value, show = "moment", relative = false }: Props) {
  const iso = `${value.replace(" ", "T")}Z`;
  const moment = new Date(iso);
  const timeZone = useTimeZone() ?? "UTC";
  const locale = useLocale();
  const now = useNow(relative);
  const text = (format: Format) => dateFormat(FORMATS[format], locale, timeZone).format(moment);
  const age = now === undefined ? undefined : relativeTime(moment, now);
  return (
    <time
      dateTime={iso}
      title={age === undefined ? `${value} UTC` : `${text("moment")} (${value} UTC)`}
      className="whitespace-nowrap"
    >
      {age ?? text(show)}
    </time>
  );
}

/** The current time, updated every minute; undefined until hydrated, and unless `wanted`. */
function useNow(wanted: boolean): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!wanted) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}
