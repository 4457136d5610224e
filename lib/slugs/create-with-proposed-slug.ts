import { AppError } from "@/lib/errors";
import { MAX_SLUG_LENGTH, truncateSlug } from "@/lib/slugs/propose-slug";
import { randomSlug } from "@/lib/slugs/slugs";
import type { Fields } from "@/lib/validation/validate";

const SUFFIX = 4;
const MAX_ATTEMPTS = 4;

/**
 * Creates a page under the slug that its form proposed (`proposed_slug`), if the owner typed none. A taken proposal
 * gets a random suffix, so that nobody sees an error about a slug they didn't type.
 */
export async function createWithProposedSlug<T>(
  { proposed_slug: proposed, ...fields }: Fields,
  create: (fields: Fields) => Promise<T>,
): Promise<T> {
  if (typeof proposed !== "string" || fields.alias !== null) return create(fields);
  const start = truncateSlug(proposed, MAX_SLUG_LENGTH - SUFFIX - 1);
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const alias = tries === 0 ? proposed : `${start}-${randomSlug(SUFFIX)}`;
    try {
      return await create({ ...fields, alias });
    } catch (error) {
      if (!(error instanceof AppError && error.code === "alias_taken")) throw error;
    }
  }
  return create(fields);
}
