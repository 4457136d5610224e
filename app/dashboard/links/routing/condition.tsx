"use client";

import type { ReactNode } from "react";
import { ChipsField } from "@/components/ui/fields/chips-field";
import { ChoicesField } from "@/components/ui/fields/choices-field";
import { DateTimeField } from "@/components/ui/fields/date-time-field";
import { SelectField } from "@/components/ui/fields/select-field";
import type { Form } from "@/components/ui/form/use-form";
import type { KindName } from "./draft-rule";
import { HoursCondition } from "./hours-condition";
import { browserOptions, countryOptions, DEVICE_OPTIONS, languageOptions, SYSTEM_OPTIONS } from "./options";
import { QueryCondition } from "./query-condition";

const QR_OPTIONS = [
  { value: "true", name: "Scanned a QR code" },
  { value: "false", name: "Didn't scan a QR code" },
];

/** The fields of one kind of condition. `form` is over the rule. */
export const CONDITIONS: Readonly<Record<KindName, (form: Form) => ReactNode>> = {
  countries: (form) => (
    <ChoicesField
      form={form}
      name="countries"
      label="Country"
      options={countryOptions()}
      placeholder="Search countries…"
    />
  ),
  languages: (form) => (
    <ChoicesField
      form={form}
      name="languages"
      label="Language"
      options={languageOptions()}
      placeholder="Search languages…"
      help="The browser's preferred language."
    />
  ),
  devices: (form) => (
    <ChipsField
      form={form}
      name="devices"
      label="Device"
      options={DEVICE_OPTIONS}
      help="iPads may report a desktop Mac, so some count as desktop."
    />
  ),
  systems: (form) => (
    <ChipsField form={form} name="systems" label="Operating system" options={SYSTEM_OPTIONS} />
  ),
  browsers: (form) => (
    <ChoicesField
      form={form}
      name="browsers"
      label="Browser"
      options={browserOptions()}
      placeholder="Search browsers and apps…"
    />
  ),
  dates: (form) => (
    <div className="space-y-4">
      <DateTimeField form={form} name="from" label="From" />
      <DateTimeField form={form} name="until" label="Until" />
    </div>
  ),
  times: (form) => <HoursCondition form={form} />,
  query: (form) => <QueryCondition form={form} />,
  qr: (form) => (
    <SelectField
      form={{ ...form, set: (name, value) => form.set(name, value === "true") }}
      name="qr"
      label="QR code"
      options={QR_OPTIONS}
    />
  ),
};
