"use client";

import { useEffect, useState } from "react";

/** The viewer's time zone; undefined until hydrated, because the server can't know it. */
export function useTimeZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
