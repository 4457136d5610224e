import { z } from "zod";
import { db } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

const KINDS = [
  "links",
  "menus",
  "forms",
  "bio_pages",
  "countdowns",
  "timers",
  "signatures",
  "webhooks",
] as const;
export type ExampleKind = (typeof KINDS)[number];

const ids = z.array(z.int()).catch([]);
const stored = z.object(Object.fromEntries(KINDS.map((kind) => [kind, ids])));

/** Marks an account as having example data; false when it has some already. */
export async function claimAccount({ accountId }: Owner): Promise<boolean> {
  const claimed = await db.$executeRaw`
    UPDATE accounts SET example_data = '{}' WHERE id = ${accountId} AND example_data IS NULL`;
  return claimed === 1;
}

/** Records a resource as example data, so that it can be removed. */
export const addExample = ({ accountId }: Owner, kind: ExampleKind, id: number) =>
  db.$executeRaw`
    UPDATE accounts SET example_data =
      jsonb_set(example_data, ARRAY[${kind}], coalesce(example_data -> ${kind}, '[]') || to_jsonb(${id}::int))
    WHERE id = ${accountId}`;

/** The ids of an account's example data by kind; undefined without any. */
export async function readExamples({ accountId }: Owner) {
  const account = await db.account.findUnique({ where: { id: accountId }, select: { exampleData: true } });
  return account?.exampleData ? stored.parse(account.exampleData) : undefined;
}

export const clearExamples = ({ accountId }: Owner) =>
  db.$executeRaw`UPDATE accounts SET example_data = NULL WHERE id = ${accountId}`;
