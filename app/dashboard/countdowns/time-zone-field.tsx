"use client";

import { useEffect, useState } from "react";
import { SelectField } from "@/components/ui/fields/select-field";
import type { Form } from "@/components/ui/form/use-form";

/** The time zone of a countdown page's date. */
export function TimeZoneField({ form }: { form: Form }) {
  const [zones, setZones] = useState<string[]>([]);
  // Set after hydration, because server and browser may know different time zones.
  useEffect(() => setZones(["UTC", ...Intl.supportedValuesOf("timeZone")]), []);
  // The API also accepts old names, like Asia/Calcutta, that browsers may not list.
  const all = new Set([...zones, String(form.values.timezone)]);
  return (
    <SelectField
      form={form}
      name="timezone"
      label="Time zone"
      options={[...all].map((value) => ({ value, name: value.replaceAll("_", " ") }))}
      help="The page shows the date in this time zone and in the visitor's own."
    />
  );
}
