"use client";

import { useEffect, useState } from "react";
import { SelectField } from "@/components/ui/select-field";
import type { Form } from "@/components/ui/use-form";
import { OTHER_LANGUAGES, TRANSLATED_LANGUAGES } from "@/lib/menus/languages";

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

/** The language of a menu, by name. */
export function LanguageField({ form }: { form: Form }) {
  const current = String(form.values.language);
  // The API takes more languages than are offered, like pt-BR.
  const isTranslated = TRANSLATED_LANGUAGES.includes(current.split("-")[0] ?? "");
  const withCurrent = (tags: readonly string[], belongs: boolean) =>
    belongs && ![...TRANSLATED_LANGUAGES, ...OTHER_LANGUAGES].includes(current) ? [...tags, current] : tags;
  // Names are added after hydration, because the browser and the server may have different ones.
  const [named, setNamed] = useState(false);
  useEffect(() => setNamed(true), []);
  const options = named ? byName : byTag;
  return (
    <SelectField
      form={form}
      name="language"
      label="Language"
      options={[
        {
          group: "Everything in this language",
          options: options(withCurrent(TRANSLATED_LANGUAGES, isTranslated)),
        },
        {
          group: "Prices in this language, labels in English",
          options: options(withCurrent(OTHER_LANGUAGES, !isTranslated)),
        },
      ]}
      help="The language your guests read: of labels, prices and filters."
    />
  );
}
