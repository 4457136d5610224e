"use client";

import { useEffect, useState } from "react";

/** The viewer's locale for dates; English until hydrated, because the server can't know it. */
export function useLocale(): string {
  const [locale, setLocale] = useState("en-GB");
  useEffect(() => setLocale(navigator.language), []);
  return locale;
}
