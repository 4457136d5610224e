"use client";

import { themes } from "@/components/pages/bio/themes";
import { backgroundColors } from "@/components/pages/bio/themes/background";
import { contrast } from "@/components/pages/color";
import { Button } from "@/components/ui/button";
import { ColorField } from "@/components/ui/fields/color-field";
import type { Form } from "@/components/ui/form/use-form";

import { THEMES } from "@/lib/bio-pages/options";

const FIRST = "f3ede4";

/** The background: the theme's own or a custom color, with the contrast of the text on it. */
export function BackgroundField({ form }: { form: Form }) {
  const own = form.values.background === null;
  return (
    <div className="space-y-2">
      {own ? (
        <p className="font-medium text-sm">Background color</p>
      ) : (
        <ColorField form={form} name="background" label="Background color" help={helpFor(form)} />
      )}
      <Button size="small" onClick={() => form.set("background", own ? FIRST : null)}>
        {own ? "Choose a background color" : "Use the theme's background"}
      </Button>
    </div>
  );
}

function helpFor({ values }: Form): string {
  const theme = THEMES.find((name) => name === values.theme);
  if (theme && themes[theme].card) return "Shown around the card. Text stays on the card.";
  const { background } = values;
  if (typeof background !== "string" || !/^[0-9a-f]{6}$/i.test(background))
    return "Text colors adjust to it.";
  const ratio = contrast(backgroundColors(background).ink, background);
  return `Text colors adjust to it. Contrast now: ${ratio.toFixed(1)}:1.`;
}
