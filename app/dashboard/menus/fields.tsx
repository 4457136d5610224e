"use client";

import { useEffect, useState } from "react";
import { AliasField } from "@/components/dashboard/alias-field";
import { ColourField } from "@/components/ui/colour-field";
import { SelectField } from "@/components/ui/select-field";
import { SwitchField } from "@/components/ui/switch-field";
import { TextAreaField } from "@/components/ui/text-area-field";
import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";
import { CURRENCIES } from "@/lib/menus/schema";
import { TablesField } from "./tables-field";

const THEMES = [
  { value: "paper", name: "Paper: a printed card with a serif" },
  { value: "bistro", name: "Bistro: a chalkboard, always dark" },
  { value: "slate", name: "Slate: quiet and modern, photo first" },
  { value: "garden", name: "Garden: soft, green and round" },
  { value: "coast", name: "Coast: a coloured head, air and water" },
  { value: "neon", name: "Neon: black, bold, after dark" },
];

const CODES = CURRENCIES.map((value) => ({ value, name: value }));

/** The currencies, by name once the browser has said how it calls them: it and the server may know other names. */
function useCurrencies() {
  const [currencies, setCurrencies] = useState(CODES);
  useEffect(() => {
    const names = new Intl.DisplayNames("en", { type: "currency" });
    setCurrencies(CODES.map(({ value }) => ({ value, name: `${value} · ${names.of(value) ?? value}` })));
  }, []);
  return currencies;
}

type Props = { form: Form; shortHost: string };

/** What a menu is, and how it looks. */
export function MenuFields({ form, shortHost }: Props) {
  const currencies = useCurrencies();
  return (
    <>
      <TextField
        form={form}
        name="name"
        label="Name"
        help="Of your place or of the card; up to 140 characters."
        required
      />
      <TextAreaField
        form={form}
        name="description"
        label="Below the name"
        rows={2}
        help="Up to 1000 characters."
      />
      <AliasField form={form} before={`${shortHost}/m/`} more=" Printed codes hold it." />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="currency" label="Currency" options={currencies} />
        <TextField
          form={form}
          name="language"
          label="Language"
          help="Its tag, like en, de, fr or pt-BR. Prices and the page's own words follow it."
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="theme" label="Theme" options={THEMES} />
        <ColourField form={form} name="accent" label="Accent" />
      </div>
      <TextAreaField
        form={form}
        name="opening_hours"
        label="Opening hours"
        rows={3}
        help="As you would write them on the door; up to 500 characters."
      />
      <TextAreaField form={form} name="address" label="Where you are" rows={2} help="Up to 300 characters." />
      <TextField form={form} name="phone" label="Phone" type="tel" inputMode="tel" />
      <TablesField form={form} />
      <SwitchField
        form={form}
        name="published"
        label="Published"
        help="Switched off, guests find nothing at the address."
      />
    </>
  );
}
