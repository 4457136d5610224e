"use client";

import { useEffect, useState } from "react";

/** The viewer's time zone. The server cannot know it: at first there is none, on both sides. */
export function useZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
