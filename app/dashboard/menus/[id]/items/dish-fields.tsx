"use client";

import { ALLERGENS, DIETS, wordsFor } from "@/components/pages/menu/words";
import { ChipsField } from "@/components/ui/chips-field";
import { NumberField } from "@/components/ui/number-field";
import { SwitchField } from "@/components/ui/switch-field";
import { TextAreaField } from "@/components/ui/text-area-field";
import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";

const words = wordsFor("en");
const diets = DIETS.map((value) => ({ value, name: words.diets[value] }));
const allergens = ALLERGENS.map((value) => ({ value, name: words.allergens[value] }));

type Props = { form: Form; currency: string; categories: string[] };

export function DishFields({ form, currency, categories }: Props) {
  return (
    <>
      <TextField
        form={form}
        name="name"
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
        help="Up to 1000 characters."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          form={form}
          name="price"
          label="Price"
          unit={currency}
          help="To the cent. Left empty, none is shown."
        />
        <TextField
          form={form}
          name="category"
          label="Category"
          list={categories}
          autoComplete="off"
          help="Dishes of one category stand together."
        />
      </div>
      <ChipsField form={form} name="dietary" label="Suits" options={diets} />
      <ChipsField form={form} name="allergens" label="Contains" options={allergens} />
      <SwitchField
        form={form}
        name="available"
        label="Can be ordered"
        help="Switched off, it is shown as sold out."
      />
    </>
  );
}
