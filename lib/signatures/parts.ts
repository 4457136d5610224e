import { html, joined, type Markup } from "@/lib/html/markup";
import { displayUrl, linesOf, safeHref } from "@/lib/signatures/contact";
import type { Card } from "@/lib/signatures/schema";
import { telHref } from "@/lib/validation/phone-numbers";
import { PLATFORMS } from "@/lib/validation/platforms";

const STACKS: Record<Card["font"], string> = {
  arial: "Arial,sans-serif",
  helvetica: "Helvetica,Arial,sans-serif",
  verdana: "Verdana,sans-serif",
  tahoma: "Tahoma,sans-serif",
  trebuchet: "'Trebuchet MS',sans-serif",
  georgia: "Georgia,serif",
  times: "'Times New Roman',serif",
  courier: "'Courier New',monospace",
};

/** Repeated on every text cell: Outlook's Word engine inherits nothing from the surrounding table. */
export const type = ({ font, text_color }: Card, size = 13): Markup =>
  html`font-family:${STACKS[font]};font-size:${size}px;line-height:${Math.round(size * 1.45)}px;color:#${text_color}`;

/** Opens every table of a signature. Breaks words longer than a phone's width. */
export const TABLE = html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="word-break:break-word"`;

export const DOT = html`&nbsp;· `;
const BREAK = html`<br>`;

/** Text of either direction, bidi-isolated so that its punctuation stays in place. */
const words = (text: string): Markup => html`<span dir="auto">${text}</span>`;

const link = ({ primary_color }: Card, href: string, shown: string): Markup =>
  html`<a href="${href}" style="color:#${primary_color};text-decoration:none">${shown}</a>`;

function picture(url: string | null, alt: string, width: number, height: number): Markup | false {
  const src = url && safeHref(url);
  if (!src) return false;
  return html`<img src="${src}" alt="${alt}" width="${width}" height="${height}" border="0" style="display:block;border:0;width:${width}px;height:${height}px">`;
}

export const photo = (card: Card, size: number): Markup | false =>
  picture(card.photo_url, card.full_name, size, size);

/** The logo, linked to the website if there is one. */
export function logo(card: Card): Markup | false {
  const image = picture(card.logo_url, card.company || "Logo", card.logo_width, card.logo_height);
  const href = card.website && safeHref(card.website);
  return image && href ? html`<a href="${href}" style="text-decoration:none">${image}</a>` : image;
}

export function nameLine(card: Card, size: number): Markup {
  const after = card.pronouns && html` <span dir="auto" style="${type(card, 12)}">(${card.pronouns})</span>`;
  return html`<b dir="auto" style="font-size:${size}px;color:#${card.primary_color}">${card.full_name}</b>${after}`;
}

/** Position and employer: title and department, then the company. */
export const roleLines = (card: Card): (Markup | false)[] => [
  (card.job_title || card.department) !== "" &&
    words([card.job_title, card.department].filter(Boolean).join(" · ")),
  card.company !== "" && html`<b dir="auto">${card.company}</b>`,
];

function call(card: Card, label: string, number: string): Markup | false {
  if (!number) return false;
  const href = telHref(number);
  return html`${label}: ${href ? link(card, href, number) : number}`;
}

/** The contact details, one piece each. */
export function contactLines(card: Card): (Markup | false)[] {
  const website = card.website && safeHref(card.website);
  return [
    call(card, "Phone", card.phone),
    call(card, "Mobile", card.mobile),
    card.email !== "" && link(card, `mailto:${card.email}`, card.email),
    website ? link(card, website, displayUrl(website)) : false,
    card.address !== "" && words(linesOf(card.address).join(", ")),
  ];
}

/** Social profiles by name: brand icons would be remote images, which most mail clients block. */
export function socialLine(card: Card): Markup | false {
  const links = card.socials.map(({ platform, url }) => {
    const href = safeHref(url);
    return href ? link(card, href, PLATFORMS[platform]) : false;
  });
  return links.some(Boolean) && html`${joined(links, DOT)}`;
}

/** The last row, in small type: legal notices and disclaimers. */
export const disclaimerRow = (card: Card, columns: number): Markup | false =>
  card.disclaimer !== "" &&
  html`<tr><td colspan="${columns}" style="padding:12px 0 0 0;${type(card, 11)}">${joined(
    linesOf(card.disclaimer).map(words),
    BREAK,
  )}</td></tr>`;

/** A one-cell row with space above; false when it would be empty. */
export const row = (card: Card, content: readonly (Markup | false)[], gap = 0): Markup | false =>
  content.some(Boolean) &&
  html`<tr><td style="padding:${gap}px 0 0 0;${type(card)}">${joined(content, BREAK)}</td></tr>`;
