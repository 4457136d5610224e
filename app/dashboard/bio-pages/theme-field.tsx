"use client";

import clsx from "clsx";
import type { Form } from "@/components/ui/form/use-form";
import { LOOKS, type Look } from "./looks";

/** A theme picker with thumbnails. */
export function ThemeField({ form }: { form: Form }) {
  return (
    <fieldset className="space-y-1.5">
      <legend className="font-medium text-sm">Theme</legend>
      <div className="grid grid-cols-4 gap-2">
        {LOOKS.map((look) => (
          <label
            key={look.value}
            className={clsx(
              "cursor-pointer rounded-control border-2 p-1 text-center text-xs has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
              form.values.theme === look.value ? "border-accent" : "border-transparent hover:border-line",
            )}
          >
            <input
              type="radio"
              name="theme"
              value={look.value}
              checked={form.values.theme === look.value}
              onChange={() => form.set("theme", look.value)}
              className="sr-only"
            />
            <Thumbnail look={look} />
            {look.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const Thumbnail = ({ look: { paper, ink, button, font, card } }: { look: Look }) => (
  <span
    aria-hidden
    className="mb-1 flex h-20 flex-col items-center justify-center gap-1 rounded border border-line"
    style={{ background: paper, color: ink, fontFamily: font }}
  >
    <span
      className={clsx("text-base leading-none", card && "rounded px-1.5 py-0.5")}
      style={{ background: card }}
    >
      Aa
    </span>
    {[1, 2].map((row) => (
      <span key={row} className="h-2 w-3/5 rounded-sm" style={{ background: button }} />
    ))}
  </span>
);
