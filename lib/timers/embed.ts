import { formatDateTime } from "@/lib/dates";
import { html } from "@/lib/html/markup";

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
  const style = "display:block;border:0;max-width:100%;height:auto";
  const image = html`<img src="${gifUrl}" width="${size.width}" height="${size.height}" alt="${text}" style="${style}">`;
  return (linkUrl ? html`<a href="${linkUrl}" target="_blank">${image}</a>` : image).text;
}
