import { linesOf } from "@/lib/signatures/contact";
import type { Card } from "@/lib/signatures/schema";
import { PLATFORMS } from "@/lib/validation/platforms";

/** The signature as plain text, after the separator line at which mail clients cut replies. */
export function signatureText(card: Card): string {
  const role = [card.job_title, card.department].filter(Boolean).join(" · ");
  const blocks = [
    [card.pronouns ? `${card.full_name} (${card.pronouns})` : card.full_name, role, card.company],
    [
      card.phone && `Phone: ${card.phone}`,
      card.mobile && `Mobile: ${card.mobile}`,
      card.email,
      card.website,
      linesOf(card.address).join(", "),
    ],
    card.socials.map(({ platform, url }) => `${PLATFORMS[platform]}: ${url.replace(/^(mailto|tel):/i, "")}`),
    linesOf(card.disclaimer),
  ];
  const filled = blocks.map((lines) => lines.filter(Boolean)).filter((lines) => lines.length > 0);
  return `-- \n${filled.map((lines) => lines.join("\n")).join("\n\n")}`;
}
