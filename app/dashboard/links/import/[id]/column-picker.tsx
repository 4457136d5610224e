"use client";

import { useRouter } from "next/navigation";
import { Card } from "@/components/ui/card";
import { SelectField } from "@/components/ui/fields/select-field";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { COLUMN_LABELS, isJsonColumn } from "@/lib/links/import/column-labels";
import { mapImport } from "../actions";

const FIELDS = Object.entries({ ...COLUMN_LABELS, alias: "Slug or short URL" }).map(([name, label]) => ({
  name,
  label: isJsonColumn(name) ? `${label} (JSON)` : label,
  ...(name === "url" && { required: true }),
}));

type Props = {
  id: number;
  columns: { name: string; example: string }[];
  values: Values;
};

const numbers = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null || value === "" ? null : Number(value),
    ]),
  );

/** Maps the columns of the file to link fields, then revalidates every row. */
export function ColumnPicker({ id, columns, values }: Props) {
  const router = useRouter();
  const form = useForm({
    initial: values,
    whole: true,
    save: (fields) => mapImport(id, numbers(fields)),
    saved: "Rows checked",
    onSaved: () => router.refresh(),
  });
  const options = [
    { value: "", name: "Not in the file" },
    ...columns.map(({ name, example }, index) => ({
      value: String(index),
      name: example ? `${name} (e.g. ${example})` : name,
    })),
  ];
  return (
    <Card title="Map columns" className="mb-5">
      <FormBox form={form}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {FIELDS.map((field) => (
            <SelectField key={field.name} form={form} options={options} {...field} />
          ))}
        </div>
        <Failure form={form} />
        <Submit disabled={form.saving}>{form.saving ? "Checking rows…" : "Apply and check again"}</Submit>
      </FormBox>
    </Card>
  );
}
