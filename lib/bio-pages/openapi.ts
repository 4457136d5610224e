import { linkResponse, pageResponse, statsResponse } from "@/lib/bio-pages/response-schema";
import { linkShape, MAX_LINKS, pageShape } from "@/lib/bio-pages/schema";
import { crud } from "@/lib/openapi/builder/crud";
import type { Operation } from "@/lib/openapi/builder/operation";

const tag = "Bio pages";

export const bioOperations: Operation[] = [
  ...crud({
    ...{ tag, path: "/bio-pages", name: "BioPage", one: "a bio page", many: "bio pages" },
    response: pageResponse,
    create: pageShape,
    patch: pageShape,
    example: { title: "Ada Lovelace", alias: "ada", theme: "midnight", button_style: "pill" },
    change: { description: "Numbers and poetry" },
    searched: "title or slug",
    about: {
      alias:
        "The last part of the page's address; compared without regard to case. A random one when left out.",
      slug: "Another name of `alias`.",
      accent: "The theme's own colour when left out or null.",
      published: "An unpublished page is 404 for visitors.",
    },
    createErrors: ["alias_taken"],
  }),
  {
    ...{ tag, path: "/bio-pages/{id}/stats", method: "get", id: "readBioPageStats" },
    summary: "Read a bio page's statistics",
    replies: {
      200: { description: "What was counted", one: { name: "BioPageStats", schema: statsResponse } },
    },
  },
  ...crud({
    ...{
      tag,
      path: "/bio-pages/{id}/links",
      itemId: "lid",
      name: "BioLink",
      one: "a bio link",
      many: "bio links",
    },
    response: linkResponse,
    create: linkShape,
    patch: linkShape,
    example: { title: "Shop", url: "https://example.com/shop", position: 1 },
    change: { active: false },
    searched: "title or address",
    about: {
      url: "A web page, a mail (`mailto:`) or a call (`tel:`).",
      position: "From 1; the last when left out. Others make room.",
      active: "Not on the page when false.",
      starts_at: "Not on the page before.",
      ends_at: "Not on the page from then on; later than `starts_at`.",
    },
    cap: `A bio page holds at most ${MAX_LINKS} links`,
  }),
];
