import { bioPages } from "@/lib/bio-pages";
import { countdowns } from "@/lib/countdowns";
import { isMissingRow } from "@/lib/db/errors";
import { clearExamples, type ExampleKind, readExamples } from "@/lib/demo/stored-ids";
import { forms } from "@/lib/forms";
import { links } from "@/lib/links";
import { menus } from "@/lib/menus";
import type { Owner } from "@/lib/owner";
import { signatures } from "@/lib/signatures";
import { timers } from "@/lib/timers";
import { webhooks } from "@/lib/webhooks";

type Remove = (owner: Owner, at: { id: number }, now: Date) => Promise<unknown>;

const REMOVE: Record<ExampleKind, Remove> = {
  bio_pages: bioPages.remove,
  links: links.remove,
  menus: menus.remove,
  forms: forms.remove,
  countdowns: countdowns.remove,
  timers: timers.remove,
  signatures: signatures.remove,
  webhooks: webhooks.remove,
};

/** Deletes what `createExampleData` created, with its statistics, and nothing else. Returns false if there is none. */
export async function deleteExampleData(owner: Owner, now: Date): Promise<boolean> {
  const examples = await readExamples(owner);
  if (!examples) return false;
  for (const [kind, remove] of Object.entries(REMOVE))
    for (const id of examples[kind] ?? []) {
      await remove(owner, { id }, now).catch((error: unknown) => {
        // Already deleted by its owner.
        if (!isMissingRow(error)) throw error;
      });
    }
  await clearExamples(owner);
  return true;
}
