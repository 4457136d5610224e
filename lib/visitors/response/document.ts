import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Moves with a plain value: for addresses that may be kept. */
export const fingerprint = (value: object): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 12);

export type DocumentOptions = {
  /** The text of every `<style>` and of every `<script>` in the document: nothing else is painted or run. */
  styles: string[];
  scripts?: string[];
  status?: number;
  /** More of the policy, like `["img-src 'self'", "form-action 'self'"]`; what is not named is forbidden. */
  allow?: string[];
  /** Search engines may list the page. */
  indexed?: boolean;
  /** Our own dashboard may show it in a frame: for previews. */
  framed?: boolean;
};

/** What pages with pictures need: an icon that is none is data, and who lists a page looks for robots.txt from inside it. */
export const PICTURED = ["img-src 'self' data:", "connect-src 'self'"];

const REFUSED = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

function policy({ styles, scripts = [], allow = [], framed }: DocumentOptions): string {
  const more = framed ? [...allow, "frame-ancestors 'self'"] : allow;
  const named = (directive: string) => more.some((other) => other.startsWith(`${directive.split(" ")[0]} `));
  return [
    "default-src 'none'",
    `style-src ${styles.map(hash).join(" ")}`,
    ...(scripts.length ? [`script-src ${scripts.map(hash).join(" ")}`] : []),
    ...REFUSED.filter((directive) => !named(directive)),
    ...more,
  ].join("; ");
}

/** The headers of a public document: never stored, so that each opening asks us; closed but for what is named. */
export const documentHeaders = (options: DocumentOptions): Record<string, string> => ({
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": policy(options),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": options.framed ? "SAMEORIGIN" : "DENY",
  ...(options.indexed ? {} : { "X-Robots-Tag": "noindex" }),
});

/** A document as HTML. */
export async function markup(document: ReactElement): Promise<string> {
  // Imported when first needed: Next refuses a static import of it in a route handler.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

/** A whole public document (components/pages/document.tsx) as an answer. */
export const drawDocument = async (
  document: ReactElement,
  options: DocumentOptions,
): Promise<VisitorResponse> => ({
  status: options.status ?? 200,
  headers: documentHeaders(options),
  body: await markup(document),
});
