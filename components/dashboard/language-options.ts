import { useEffect, useState } from "react";

/** `German · Deutsch`. */
function nameOf(tag: string): string {
  const english = new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
  const own = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return own === english ? own : `${english} · ${own}`;
}

const byTag = (tags: readonly string[]) => tags.map((tag) => ({ value: tag, name: tag }));

const byName = (tags: readonly string[]) =>
  tags
    .map((tag) => ({ value: tag, name: nameOf(tag) }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));

/** Turns language tags into options, named in English and in the language itself. */
export function useLanguageOptions() {
  // Names are added after hydration, because those of browser and server may differ.
  const [named, setNamed] = useState(false);
  useEffect(() => setNamed(true), []);
  return named ? byName : byTag;
}
