import { download } from "@/lib/http/dashboard/download";
import { buildDeck } from "@/lib/menus/cards/deck";
import { cardsPdf } from "@/lib/menus/cards/pdf";
import { printLookFor } from "../cards/print-look";

/** Table cards as a PDF; `?design=…` and so on are the print options. */
export const GET = download(async ({ owner, at, query }) => ({
  body: await cardsPdf(await buildDeck(owner, at, query, await printLookFor(owner, query))),
  contentType: "application/pdf",
}));
