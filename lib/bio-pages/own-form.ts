import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { Owner } from "@/lib/owner";
import { slugKey } from "@/lib/slugs/slugs";

/** The address of a form's page. */
export const formUrl = (slug: string): string => `${env.SHORT_URL}/f/${slug}`;

/** The id of the account's form at this address; null for any other address. */
export async function findOwnForm({ accountId }: Owner, url: unknown): Promise<number | null> {
  const slug = typeof url === "string" ? formSlug(url.trim()) : undefined;
  if (slug === undefined) return null;
  const form = await db.form.findUnique({
    where: { slugKey: slugKey(slug), accountId },
    select: { id: true },
  });
  return form?.id ?? null;
}

function formSlug(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const home = new URL(env.SHORT_URL);
  if (!url || url.origin !== home.origin || url.username || url.search || url.hash) return undefined;
  return /^\/f\/([\w-]{1,64})\/?$/.exec(url.pathname)?.[1];
}
