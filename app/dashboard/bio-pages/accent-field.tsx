"use client";

import { Button } from "@/components/ui/button";
import { ColorField } from "@/components/ui/fields/color-field";
import type { Form } from "@/components/ui/form/use-form";

const DEFAULT_ACCENT = "0c6b58";

/** The accent: the theme's default or a custom color. */
export function AccentField({ form }: { form: Form }) {
  const own = form.values.accent === null;
  return (
    <div className="space-y-2">
      {own ? (
        <p className="font-medium text-sm">Accent color</p>
      ) : (
        <ColorField
          form={form}
          name="accent"
          label="Accent color"
          help="Text stays readable with any color."
        />
      )}
      <Button size="small" onClick={() => form.set("accent", own ? DEFAULT_ACCENT : null)}>
        {own ? "Choose a custom color" : "Use the theme's color"}
      </Button>
    </div>
  );
}
