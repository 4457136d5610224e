"use client";

import { translationsFor } from "@/components/pages/menu/translations";
import { ChipsField } from "@/components/ui/fields/chips-field";
import { NumberField } from "@/components/ui/fields/number-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";
import { ALLERGENS, DIETARY, MARKS } from "@/lib/menus/options";
import { priceDigits, VariantsField, variantsIn } from "./variants-field";

const words = translationsFor("en");
const diets = DIETARY.map((value) => ({ value, name: words.diets[value] }));
const allergens = ALLERGENS.map((value) => ({ value, name: words.allergens[value] }));
const marks = MARKS.map((value) => ({ value, name: words.marks[value] }));

type Props = { form: Form; currency: string; categories: string[]; editing?: boolean };

export function ItemFields({ form, currency, categories, editing }: Props) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        autoFocus={!editing}
        label="Name"
        required
        autoComplete="off"
        help="Up to 140 characters."
      />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        rows={2}
        help="Up to 1,000 characters."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {variantsIn(form).length === 0 && (
          <NumberField
            form={form}
            name="price"
            label="Price"
            unit={currency}
            digits={priceDigits(currency)}
            help="Leave blank to hide the price."
          />
        )}
        <TextField
          form={form}
          name="category"
          label="Category"
          list={categories}
          autoComplete="off"
          help="Dishes are grouped by category."
        />
      </div>
      <VariantsField form={form} currency={currency} />
      <ChipsField form={form} name="marks" label="Marks" options={marks} />
      <ChipsField form={form} name="dietary" label="Dietary" options={diets} />
      <ChipsField form={form} name="allergens" label="Allergens" options={allergens} />
      <SwitchField
        form={form}
        name="available"
        label="Available"
        help="When off, the dish is shown as sold out."
      />
    </>
  );
}
