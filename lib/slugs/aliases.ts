import { AppError } from "@/lib/errors";
import { randomSlug } from "@/lib/slugs/slugs";
import { changed, type FieldError, type Fields } from "@/lib/validation/validate";

const MAX_ATTEMPTS = 8;

type Named = { alias?: string | null; slug?: string | null };

/** `alias` and `slug` are two names of one field (docs/contract.md §3). */
export function* aliasFaults({ alias, slug }: Named): Iterable<FieldError<"alias">> {
  if (alias && slug && alias !== slug)
    yield [
      "alias",
      "and slug are the same field: send one of them, or both with the same value",
      "Enter one slug only",
    ];
}

/**
 * As `changed`, for resources with an alias: one equal to the stored alias counts as not sent (docs/contract.md §13).
 */
export const changedWithAlias = (fields: Fields, stored: Fields & { slug: string }): Fields =>
  changed(fields, { ...stored, alias: stored.slug });

/** A page's alias is in use: 409. Pages have no reserved words (docs/contract.md §5). */
export const pageAliasTaken = (slug: string) =>
  new AppError("alias_taken", `alias ${slug} is already in use; choose another one`, {}, slugTaken(slug));

/** The form error of the slug for `alias_taken`. */
export const slugTaken = (slug: string) => ({
  field: "alias",
  message: `The slug “${slug}” is already taken. Choose another one.`,
});

/**
 * Inserts a page under the requested slug, or a random free one. `insert` returns undefined when a slug is taken (use
 * `skipDuplicates`: an error would abort the transaction). Throws `alias_taken`.
 */
export async function insertPage<Row>(
  wanted: string | null,
  insert: (slug: string) => Promise<Row | undefined>,
): Promise<Row> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const row = await insert(wanted ?? randomSlug());
    if (row) return row;
    if (wanted !== null) throw pageAliasTaken(wanted);
  }
  throw new Error("no free slug was found");
}
