import { contrast } from "@/components/pages/colour";
import type { Finding } from "@/components/pages/signature/preview";
import { type Card, HTML_LIMIT } from "@/lib/signatures/schema";

const READABLE = 4.5;
const VISIBLE = 3;
const [WHITE, DARK] = ["ffffff", "1f1f1f"];

/** What the receiver of a mail may stumble over. What needs the pictures themselves is looked at in the frame. */
export function findings(card: Card, html: string): Finding[] {
  return [
    lengthOf(html),
    colourOf("The main colour", card.primary_color),
    colourOf("The text colour", card.text_color),
    ...pictureOf("The logo", card.logo_url),
    ...pictureOf("The photo", card.photo_url),
    ...(card.logo_url && !card.company
      ? [{ level: "hint", text: "Fill in the company: it is read out instead of the logo" } as const]
      : []),
  ];
}

function lengthOf({ length }: string): Finding {
  const said = `${length.toLocaleString("en")} of ${HTML_LIMIT.toLocaleString("en")} characters of HTML`;
  return length > HTML_LIMIT * 0.9
    ? { level: "hint", text: `${said}: little is left` }
    : { level: "good", text: said };
}

function colourOf(name: string, colour: string): Finding {
  const [light, dark] = [contrast(colour, WHITE), contrast(colour, DARK)];
  if (light < READABLE)
    return {
      level: "fault",
      text: `${name} is hard to read on white (${light.toFixed(1)}:1, at least ${READABLE}:1)`,
    };
  if (dark < VISIBLE)
    return {
      level: "hint",
      text: `${name} is dim in mail programs that turn white into black and leave colours alone (${dark.toFixed(1)}:1)`,
    };
  return {
    level: "good",
    text: `${name} can be read on white (${light.toFixed(1)}:1) and on dark (${dark.toFixed(1)}:1)`,
  };
}

const pictureOf = (name: string, url: string | null): Finding[] =>
  url && /^http:/i.test(url)
    ? [{ level: "hint", text: `${name} is at an http:// address; many mail programs show only https://` }]
    : [];
