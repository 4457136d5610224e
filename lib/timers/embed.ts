import { formatDateTime } from "@/lib/dates";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

type Embedded = {
  gifUrl: string;
  size: { width: number; height: number };
  alt: string;
  linkUrl: string | null;
  endsAt: Date;
};

/** The HTML that embeds a timer in an email, sized so that mail clients reserve its space. */
export function embedHtml({ gifUrl, size, alt, linkUrl, endsAt }: Embedded): string {
  const text = alt || `Countdown to ${formatDateTime(endsAt)} UTC`;
  const image =
    `<img src="${escapeHtml(gifUrl)}" width="${size.width}" height="${size.height}" alt="${escapeHtml(text)}"` +
    ' style="display:block;border:0;max-width:100%;height:auto">';
  return linkUrl ? `<a href="${escapeHtml(linkUrl)}" target="_blank">${image}</a>` : image;
}
