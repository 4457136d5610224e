"use client";

import { Button } from "@/components/ui/button";
import { ColourField } from "@/components/ui/colour-field";
import type { Form } from "@/components/ui/use-form";

const FIRST = "0c6b58";

/** The accent: the theme's own, or a colour that is chosen. */
export function AccentField({ form }: { form: Form }) {
  const own = form.values.accent === null;
  return (
    <div className="space-y-2">
      {own ? (
        <p className="font-medium text-sm">Accent</p>
      ) : (
        <ColourField
          form={form}
          name="accent"
          label="Accent"
          help="Text on it and in it is kept readable, whatever you choose."
        />
      )}
      <Button size="small" onClick={() => form.set("accent", own ? FIRST : null)}>
        {own ? "Choose a colour of your own" : "Use the theme's colour"}
      </Button>
    </div>
  );
}
