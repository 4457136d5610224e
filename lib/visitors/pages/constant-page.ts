import type { ReactElement } from "react";
import { lazy } from "@/lib/async/lazy";
import { markup } from "@/lib/visitors/response/document";
import { compressed } from "@/lib/visitors/response/encoding";
import type { Encodings } from "@/lib/visitors/response/response";

export type Rendered = { body: string; packed: Encodings };

const pages = new Map<string, () => Promise<Rendered>>();

/** A page that is the same for everybody, rendered once for each name. A render that fails is tried again by the next visitor. */
export function constantPage(name: string, document: ReactElement): Promise<Rendered> {
  const page = pages.get(name) ?? lazy(() => render(document));
  pages.set(name, page);
  return page();
}

/** A document as HTML, with the means to compress it. */
export async function render(document: ReactElement): Promise<Rendered> {
  const body = await markup(document);
  return { body, packed: compressed(Buffer.from(body)) };
}
