"use client";

import { useLanguageOptions } from "@/components/dashboard/language-options";
import { SelectField } from "@/components/ui/fields/select-field";
import type { Form } from "@/components/ui/form/use-form";
import { OTHER_LANGUAGES } from "@/lib/menus/languages";
import { isPageLanguage, PAGE_LANGUAGES } from "@/lib/validation/languages";

/** The language of a menu, by name. */
export function LanguageField({ form }: { form: Form }) {
  const current = String(form.values.language);
  // The API accepts more languages than are offered, like pt-BR.
  const isTranslated = isPageLanguage(current.split("-")[0] ?? "");
  const withCurrent = (tags: readonly string[], belongs: boolean) =>
    belongs && !isPageLanguage(current) && !OTHER_LANGUAGES.includes(current) ? [...tags, current] : tags;
  const options = useLanguageOptions();
  return (
    <SelectField
      form={form}
      name="language"
      label="Language"
      options={[
        {
          group: "Everything in this language",
          options: options(withCurrent(PAGE_LANGUAGES, isTranslated)),
        },
        {
          group: "Prices in this language, labels in English",
          options: options(withCurrent(OTHER_LANGUAGES, !isTranslated)),
        },
      ]}
      help="For labels, prices and filters. Choose the language your guests read."
    />
  );
}
