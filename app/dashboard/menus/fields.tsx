"use client";

import { useEffect, useState } from "react";
import { AliasField } from "@/components/dashboard/alias-field";
import { ColorField } from "@/components/ui/fields/color-field";
import { SelectField } from "@/components/ui/fields/select-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";
import { CURRENCIES } from "@/lib/menus/currencies";
import { LanguageField } from "./language-field";
import { TablesField } from "./tables-field";

const THEMES = [
  { value: "paper", name: "Paper (printed card, serif)" },
  { value: "bistro", name: "Bistro (chalkboard, always dark)" },
  { value: "slate", name: "Slate (modern, photo first)" },
  { value: "garden", name: "Garden (soft, green, round)" },
  { value: "coast", name: "Coast (colored header, airy)" },
  { value: "neon", name: "Neon (black, bold)" },
  { value: "gallery", name: "Gallery (large photos, serif)" },
];

const CODES = CURRENCIES.map((value) => ({ value, name: value }));

/** Currency options. Names are added after hydration, because those of browser and server may differ. */
function useCurrencies() {
  const [currencies, setCurrencies] = useState(CODES);
  useEffect(() => {
    const names = new Intl.DisplayNames("en", { type: "currency" });
    setCurrencies(CODES.map(({ value }) => ({ value, name: `${value} · ${names.of(value) ?? value}` })));
  }, []);
  return currencies;
}

type Props = { form: Form; shortHost: string; editing?: boolean };

/** All fields of a menu. */
export function MenuFields({ form, shortHost, editing }: Props) {
  const currencies = useCurrencies();
  return (
    <>
      <TextField
        form={form}
        name="name"
        autoFocus={!editing}
        label="Name"
        help="The name of your restaurant or menu. Up to 140 characters."
        required
      />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        rows={2}
        help="Up to 1,000 characters."
      />
      <AliasField form={form} before={`${shortHost}/m/`} editing={editing} proposeFrom="name" />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="currency" label="Currency" options={currencies} />
        <LanguageField form={form} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="theme" label="Theme" options={THEMES} />
        <ColorField form={form} name="accent" label="Accent color" />
      </div>
      <TextAreaField
        form={form}
        name="opening_hours"
        label="Opening hours"
        rows={3}
        help="Shown as typed. Up to 500 characters."
      />
      <TextAreaField form={form} name="address" label="Address" rows={2} help="Up to 300 characters." />
      <TextField form={form} name="phone" label="Phone" type="tel" inputMode="tel" />
      <TablesField form={form} />
      <SwitchField form={form} name="published" label="Published" help="Hidden menus return “not found”." />
    </>
  );
}
