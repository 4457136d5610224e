"use client";

import { displayUrl } from "@/components/ui/display-url";
import { UrlText } from "@/components/ui/url-text";
import { useLocale } from "@/components/ui/use-locale";
import { useTimeZone } from "@/components/ui/use-time-zone";
import type { DraftRule } from "./draft-rule";
import { ruleSentence } from "./rule-sentence";

/** A readable rule: `In Germany, on a phone → example.com/de`. */
export function RuleSentence({ rule }: { rule: DraftRule }) {
  const sentence = ruleSentence(rule, useLocale(), useTimeZone());
  return (
    <span className="min-w-0 flex-1 text-sm">
      {/* Names of countries and languages may differ between browser and server. */}
      <span className="font-medium wrap-anywhere" suppressHydrationWarning>
        {sentence}
      </span>
      <span className="mt-0.5 block text-quiet wrap-anywhere">
        <span aria-hidden>→&nbsp;</span>
        <span className="sr-only">Destination: </span>
        {rule.url ? <UrlText url={displayUrl(rule.url)} /> : "No destination yet"}
        {rule.label && ` · ${rule.label}`}
      </span>
    </span>
  );
}
