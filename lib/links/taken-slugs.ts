import { db } from "@/lib/db/client";
import type { AppError } from "@/lib/errors";
import { aliasTaken } from "@/lib/links/existing";

type Move = { stored: { id: number; slugKey: string }; columns: { slug: string; slugKey: string } };

/** Finds changes to a slug of another link, or of an earlier change, by link. */
export async function slugFaults(changes: readonly Move[]): Promise<Map<number, AppError>> {
  const moves = changes.filter(({ stored, columns }) => columns.slugKey !== stored.slugKey);
  if (moves.length === 0) return new Map();
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT slug_key AS key FROM links WHERE slug_key = ANY (${moves.map(({ columns }) => columns.slugKey)}::text[])`;
  const taken = new Set(rows.map(({ key }) => key));
  const faults = new Map<number, AppError>();
  for (const { stored, columns } of moves) {
    if (taken.has(columns.slugKey)) faults.set(stored.id, aliasTaken(columns.slug));
    taken.add(columns.slugKey);
  }
  return faults;
}
