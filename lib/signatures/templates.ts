import { html, joined, type Markup } from "@/lib/html/markup";
import {
  contactLines,
  DOT,
  disclaimerRow,
  logo,
  nameLine,
  photo,
  roleLines,
  row,
  socialLine,
  TABLE,
  type,
} from "@/lib/signatures/parts";
import type { Card } from "@/lib/signatures/schema";

const cell = (width: number, content: Markup | false) =>
  content &&
  html`<td width="${width}" valign="top" style="padding:0 16px 0 0;width:${width}px">${content}</td>`;

/** Photo on the left, a rule in the primary color, everything else stacked on its right. */
function classic(card: Card): Markup {
  const rows = [
    row(card, [nameLine(card, 18)]),
    row(card, roleLines(card), 2),
    row(card, contactLines(card), 8),
    row(card, [socialLine(card)], 8),
    row(card, [logo(card)], 12),
  ];
  const side = cell(88, photo(card, 88));
  return html`${TABLE}><tr>${side}<td valign="top" style="padding:0 0 0 16px;border-left:2px solid #${card.primary_color}">${TABLE}>${rows}</table></td></tr>${disclaimerRow(card, side ? 2 : 1)}</table>`;
}

/** Few lines: the name in one, contact details in the next, a small photo on the left and the logo on the right. */
function compact(card: Card): Markup {
  const who = joined([nameLine(card, 15), ...roleLines(card)], DOT);
  const rows = [
    row(card, [html`${who}`]),
    row(card, [contactLines(card).some(Boolean) && html`${joined(contactLines(card), DOT)}`], 4),
    row(card, [socialLine(card)], 4),
  ];
  const mark = logo(card);
  const [left, right] = [
    cell(48, photo(card, 48)),
    mark && html`<td width="${card.logo_width}" valign="top" style="padding:0 0 0 20px">${mark}</td>`,
  ];
  const columns = 1 + Number(Boolean(left)) + Number(Boolean(right));
  return html`${TABLE}><tr>${left}<td valign="top" style="padding:0">${TABLE}>${rows}</table></td>${right}</tr>${disclaimerRow(card, columns)}</table>`;
}

/** One column: photo, name and role, a rule in the primary color, contact details, profiles, logo. */
function stacked(card: Card): Markup {
  const rule = html`<tr><td style="padding:10px 0 0 0;border-bottom:2px solid #${card.primary_color};font-size:1px;line-height:1px">&nbsp;</td></tr>`;
  const image = photo(card, 72);
  const rows = [
    image && row(card, [image]),
    row(card, [nameLine(card, 20), ...roleLines(card)], image ? 10 : 0),
    rule,
    row(card, contactLines(card), 10),
    row(card, [socialLine(card)], 10),
    row(card, [logo(card)], 14),
    disclaimerRow(card, 1),
  ];
  return html`${TABLE}><tr><td valign="top" style="padding:0;${type(card)}">${TABLE}>${rows}</table></td></tr></table>`;
}

const TEMPLATES: Record<Card["template"], (card: Card) => Markup> = { classic, compact, stacked };

/**
 * The signature as HTML for mail: nested tables, inline styles, sizes as attributes, all values escaped
 * (docs/contract.md §8).
 */
export const signatureHtml = (card: Card): string => TEMPLATES[card.template](card).text;
