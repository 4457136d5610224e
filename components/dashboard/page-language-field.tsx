"use client";

import { useLanguageOptions } from "@/components/dashboard/language-options";
import { SelectField } from "@/components/ui/fields/select-field";
import type { Form } from "@/components/ui/form/use-form";
import { PAGE_LANGUAGES } from "@/lib/validation/languages";

/** The language of a public page's built-in texts. */
export function PageLanguageField({ form, help }: { form: Form; help: string }) {
  const options = useLanguageOptions();
  return (
    <SelectField
      form={form}
      name="language"
      label="Language"
      nullable
      options={[{ value: "", name: "Visitor's language" }, ...options(PAGE_LANGUAGES)]}
      help={help}
    />
  );
}
