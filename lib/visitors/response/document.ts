import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A short hash of a plain value, for cacheable URLs. */
export const fingerprint = (value: object): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 12);

export type DocumentOptions = {
  /** The text of every `<style>` and `<script>` in the document; the CSP allows no others. */
  styles: string[];
  scripts?: string[];
  status?: number;
  /** More CSP directives, like `["img-src 'self'", "form-action 'self'"]`; everything else is forbidden. */
  allow?: string[];
  /** Allows search engines to list the page. */
  indexed?: boolean;
  /** Allows the dashboard to frame it, for previews. */
  framed?: boolean;
  /** Allows every site to frame it: only for documents without a session. */
  embeddable?: boolean;
  /**
   * Leaves out `form-action`, for a form whose response redirects to any site or app: Chrome and Safari apply the
   * directive to that redirect, too.
   */
  submitsAnywhere?: boolean;
};

/** CSP of pages with images: the empty icon is a data URL, and Lighthouse fetches robots.txt from inside the page. */
export const IMAGE_POLICY = ["img-src 'self' data:", "connect-src 'self'"];

const DEFAULT_POLICY = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

function policy(options: DocumentOptions): string {
  const { styles, scripts = [], allow = [], framed, embeddable, submitsAnywhere } = options;
  const ancestors = embeddable ? "*" : framed ? "'self'" : undefined;
  const more = ancestors ? [...allow, `frame-ancestors ${ancestors}`] : allow;
  const named = (directive: string) => more.some((other) => other.startsWith(`${directive.split(" ")[0]} `));
  const leftOut = (directive: string) => submitsAnywhere && directive.startsWith("form-action");
  return [
    "default-src 'none'",
    `style-src ${styles.map(hash).join(" ")}`,
    ...(scripts.length ? [`script-src ${scripts.map(hash).join(" ")}`] : []),
    ...DEFAULT_POLICY.filter((directive) => !named(directive) && !leftOut(directive)),
    ...more,
  ].join("; ");
}

/** Headers of a public document: never stored, so every view reaches us, and a CSP that forbids anything not listed. */
export const documentHeaders = (options: DocumentOptions): Record<string, string> => ({
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": policy(options),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  // The header has no value for "every site".
  ...(!options.embeddable && { "X-Frame-Options": options.framed ? "SAMEORIGIN" : "DENY" }),
  ...(options.indexed ? {} : { "X-Robots-Tag": "noindex" }),
});

/** Renders a document to HTML. */
export async function markup(document: ReactElement): Promise<string> {
  // Imported lazily: Next rejects a static import of it in a route handler.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

/** Renders a whole public document (components/pages/document.tsx) as a response. */
export const drawDocument = async (
  document: ReactElement,
  options: DocumentOptions,
): Promise<VisitorResponse> => ({
  status: options.status ?? 200,
  headers: documentHeaders(options),
  body: await markup(document),
});
