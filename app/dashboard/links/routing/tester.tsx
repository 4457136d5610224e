"use client";

import { useState } from "react";
import { DateTimeField } from "@/components/ui/fields/date-time-field";
import { SelectField } from "@/components/ui/fields/select-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextField } from "@/components/ui/fields/text-field";
import { partOfForm } from "@/components/ui/form/part-of-form";
import type { Form } from "@/components/ui/form/use-form";
import { UrlText } from "@/components/ui/url-text";
import { useLocale } from "@/components/ui/use-locale";
import { useTimeZone } from "@/components/ui/use-time-zone";
import type { Utm } from "@/lib/routing/routing";
import { type DraftRule, rulesOf, splitOf } from "./draft-rule";
import { browserOptions, countryOptions, DEVICE_OPTIONS, languageOptions, SYSTEM_OPTIONS } from "./options";
import { ruleSentence } from "./rule-sentence";
import { ANYONE, routeVisitor, type TestVisitor } from "./test-visitor";

const ANY = { value: "", name: "Any other" };

type Props = {
  form: Form;
  utm: Utm | null;
};

/** Simulates where a given visitor would go with the rules and the split being edited. */
export function Tester({ form, utm }: Props) {
  const [visitor, setVisitor] = useState(ANYONE);
  const part = partOfForm(form, "tester", visitor, (next) => setVisitor({ ...visitor, ...next }));
  const rules = rulesOf(form);
  const { url, split_until, forward_query } = form.values;
  const outcome = routeVisitor(
    {
      url: String(url ?? ""),
      rules,
      split: splitOf(form),
      splitUntil: typeof split_until === "string" ? split_until : null,
      utm,
      forwardQuery: forward_query === true,
    },
    visitor,
  );
  const select = (name: keyof TestVisitor, label: string, options: readonly (typeof ANY)[]) => (
    <SelectField form={part} name={name} label={label} options={[ANY, ...options]} />
  );
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {select("country", "Visitor's country", countryOptions())}
        {select("language", "Visitor's language", languageOptions())}
        {select("device", "Visitor's device", DEVICE_OPTIONS)}
        {select("system", "Visitor's operating system", SYSTEM_OPTIONS)}
        {select("browser", "Visitor's browser", browserOptions())}
        <TextField
          form={part}
          name="query"
          label="Visitor's query"
          placeholder="ref=newsletter"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DateTimeField
          form={part}
          name="time"
          label="Time of the visit"
          help="Leave blank for the current time."
        />
        <SwitchField form={part} name="qr" label="Scans the QR code" />
      </div>
      <Result {...outcome} rules={rules} />
    </div>
  );
}

type ResultProps = ReturnType<typeof routeVisitor> & { rules: readonly DraftRule[] };

function Result({ rule: index, targets, rules }: ResultProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const rule = index === undefined ? undefined : rules[index];
  const [only] = targets;
  const reason = rule
    ? `Rule ${Number(index) + 1}: ${ruleSentence(rule, locale, timeZone)}`
    : targets.length > 1
      ? `${rules.length > 0 ? "No rule matches. " : ""}The split decides:`
      : rules.length > 0
        ? "No rule matches. The visitor goes to the destination."
        : "Everyone goes to the destination.";
  return (
    <output className="block space-y-2 rounded-card border border-accent/40 bg-accent/8 p-4 text-sm">
      <p className="wrap-anywhere">{reason}</p>
      {targets.length === 1 && only ? (
        <p className="font-medium">
          →&nbsp;
          <UrlText url={only.url || "…"} />
        </p>
      ) : (
        <ul className="space-y-1.5">
          {targets.map(({ url, label, weight }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: variants may repeat while they are edited
            <li key={at} className="flex gap-3">
              <span className="w-10 shrink-0 text-right tabular-nums">{weight}%</span>
              <span className="min-w-0 wrap-anywhere">
                {label && <span className="text-quiet">{label} </span>}
                <span className="font-medium">
                  →&nbsp;
                  <UrlText url={url || "…"} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}
