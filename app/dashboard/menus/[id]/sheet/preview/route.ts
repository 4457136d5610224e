import { download } from "@/lib/http/dashboard/download";
import { buildDeck } from "@/lib/menus/cards/deck";
import { cardsPicture } from "@/lib/menus/cards/picture";
import { printLookFor } from "../../cards/print-look";

/** The first page of the table cards as a picture. */
export const GET = download(async ({ owner, at, query }) => ({
  body: await cardsPicture(await buildDeck(owner, at, query, await printLookFor(owner, query))),
  contentType: "image/png",
}));
