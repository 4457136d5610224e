import { contrast } from "@/components/pages/color";
import type { Check } from "@/components/pages/signature/preview";
import { type Card, HTML_LIMIT } from "@/lib/signatures/schema";

const READABLE = 4.5;
/** No color that is readable on white exceeds 3.7:1 on the dark background. */
const MIN_DARK_CONTRAST = 3;
const [WHITE, DARK] = ["ffffff", "1f1f1f"];

/** Checks of the fields. The preview's script checks the images themselves. */
export function checks(card: Card, html: string): Check[] {
  return [
    lengthOf(html),
    colorOf("Primary color", card.primary_color),
    colorOf("Text color", card.text_color),
    ...pictureOf("Logo", card.logo_url),
    ...pictureOf("Photo", card.photo_url),
    ...(card.logo_url && !card.company
      ? [{ level: "hint", text: "Add a company: it's the alt text of the logo" } as const]
      : []),
  ];
}

function lengthOf({ length }: string): Check {
  const size = `HTML size: ${length.toLocaleString("en")} of ${HTML_LIMIT.toLocaleString("en")} characters`;
  return length > HTML_LIMIT * 0.9
    ? { level: "hint", text: `${size}, close to the limit` }
    : { level: "good", text: size };
}

function colorOf(name: string, color: string): Check {
  const [light, dark] = [contrast(color, WHITE), contrast(color, DARK)];
  if (light < READABLE)
    return {
      level: "fault",
      text: `${name} is hard to read on white (contrast ${light.toFixed(1)}:1, needs ${READABLE}:1)`,
    };
  if (dark < MIN_DARK_CONTRAST)
    return {
      level: "hint",
      text: `${name} is hard to read in dark mode (contrast ${dark.toFixed(1)}:1). Choose a lighter shade.`,
    };
  return {
    level: "good",
    text: `${name} is readable on white (${light.toFixed(1)}:1). In dark mode it's weaker (${dark.toFixed(1)}:1), like every color that is readable on white.`,
  };
}

const pictureOf = (name: string, url: string | null): Check[] =>
  url && /^http:/i.test(url)
    ? [{ level: "hint", text: `${name} uses http://, but many email clients only load https:// images` }]
    : [];
