"use client";

import { useState } from "react";
import { countOf } from "@/components/ui/count-of";
import { CONTROL, described, Field } from "@/components/ui/fields/field";
import type { Form } from "@/components/ui/form/use-form";
import { readTables, writeTables } from "./table-labels";

/** The table labels as text, with ranges. */
export function TablesField({ form }: { form: Form }) {
  const { tables } = form.values;
  const stored = Array.isArray(tables) ? tables.map(String) : [];
  const [text, setText] = useState(writeTables(stored));
  const field = {
    form,
    name: "tables",
    label: "Tables",
    help: `One per line or separated by commas, with ranges like 1\u201120. Up to 300 tables, with labels of up to 20 characters. ${countOf(stored.length, "table")} entered.`,
  };
  return (
    <Field {...field}>
      <textarea
        {...described(field)}
        rows={4}
        value={text}
        placeholder={"1-20\nTerrace 1-6\nBar"}
        onChange={(event) => {
          setText(event.target.value);
          form.set("tables", readTables(event.target.value));
        }}
        onBlur={() => setText(writeTables(readTables(text)))}
        className={`${CONTROL} py-2 tabular-nums`}
      />
    </Field>
  );
}
