import type { ReactElement } from "react";
import { lazy } from "@/lib/async/lazy";
import { markup } from "@/lib/visitors/response/document";
import { compressed } from "@/lib/visitors/response/encoding";
import type { Encodings } from "@/lib/visitors/response/response";

export type Rendered = { body: string; encodings: Encodings };

const pages = new Map<string, () => Promise<Rendered>>();

/**
 * A page that is the same for everybody, cached by name (which includes the language). A failed render is retried for
 * the next visitor.
 */
export function constantPage(name: string, document: ReactElement): Promise<Rendered> {
  const page = pages.get(name) ?? lazy(() => render(document));
  pages.set(name, page);
  return page();
}

/** Renders a document to HTML with its encodings. */
export async function render(document: ReactElement): Promise<Rendered> {
  const body = await markup(document);
  return { body, encodings: compressed(Buffer.from(body)) };
}
