"use client";

import clsx from "clsx";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CONTROL } from "@/components/ui/field";
import { controlId, type Form } from "@/components/ui/use-form";
import { PLATFORMS } from "@/lib/platforms";
import { contactAddress } from "./contact-address";

const MOST = 12;

type Row = { platform: string; url: string };

/** Where else somebody is: up to 12 icons that lead there. */
export function SocialsField({ form }: { form: Form }) {
  const rows = rowsOf(form.values.socials);
  const fault = form.fault("socials");
  const set = (next: Row[]) => form.set("socials", next);
  const change = (index: number, part: Partial<Row>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <fieldset className="space-y-2" aria-describedby={fault ? "socials-fault" : undefined}>
      <legend className="font-medium text-sm">Icons</legend>
      {rows.map(({ platform, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
        <div key={index} className="flex gap-2">
          <select
            id={index === 0 ? controlId("socials") : undefined}
            aria-label={`Platform ${index + 1}`}
            value={platform}
            onChange={(event) => change(index, { platform: event.target.value })}
            className={clsx(CONTROL, "h-10 w-32 shrink-0")}
          >
            {Object.entries(PLATFORMS).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <input
            aria-label={`Address ${index + 1}`}
            aria-invalid={fault ? true : undefined}
            value={url}
            placeholder={platform === "email" ? "ada@example.com" : "https://example.com/you"}
            onChange={(event) => change(index, { url: event.target.value })}
            onBlur={() => change(index, { url: contactAddress(url, platform) })}
            className={clsx(CONTROL, "h-10 min-w-0")}
          />
          <Button
            look="quiet"
            size="icon"
            className="shrink-0"
            aria-label={`Remove icon ${index + 1}`}
            onClick={() => set(rows.filter((_, at) => at !== index))}
          >
            <Trash2 className="size-4" aria-hidden />
          </Button>
        </div>
      ))}
      {fault && (
        <p id="socials-fault" role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
      {rows.length < MOST && (
        <Button size="small" onClick={() => set([...rows, { platform: "instagram", url: "" }])}>
          <Plus className="size-4" aria-hidden />
          Add an icon
        </Button>
      )}
    </fieldset>
  );
}

const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value)
    ? value.map((row) => ({ platform: String(row?.platform), url: String(row?.url) }))
    : [];
