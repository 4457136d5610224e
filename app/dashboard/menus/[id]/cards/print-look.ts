import { translationsFor } from "@/components/pages/menu/translations";
import { domains } from "@/lib/domains";
import type { Owner } from "@/lib/owner";
import type { Query } from "@/lib/validation/query";
import { colorsFor } from "./card-colors";

/** The texts and colors of printed cards. */
export const printLook = { words: translationsFor, colors: colorsFor };

/** The same, with codes for the chosen domain. */
export const printLookFor = async (owner: Owner, query: Query) => ({
  ...printLook,
  origin: await domains.chosenOrigin(owner, query),
});
