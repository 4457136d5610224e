"use client";

import { useState } from "react";
import { CONTROL, described, Field } from "@/components/ui/field";
import type { Form } from "@/components/ui/use-form";
import { readTables, writeTables } from "./table-labels";

/** The tables as one writes them down: a range stands for all in it. */
export function TablesField({ form }: { form: Form }) {
  const { tables } = form.values;
  const stored = Array.isArray(tables) ? tables.map(String) : [];
  const [text, setText] = useState(writeTables(stored));
  const field = {
    form,
    name: "tables",
    label: "Tables",
    help: `One to a line or between commas; 1-20 stands for all of them. Up to 300, each of up to 20 characters. ${stored.length} so far.`,
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
