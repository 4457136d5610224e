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
    example: { title: "Ada Lovelace", theme: "midnight", button_style: "pill" },
    change: { description: "Numbers and poetry" },
    searched: "title or slug",
    about: {
      alias: "The slug of the page, case-insensitive. Random by default.",
      slug: "Another name for `alias`.",
      accent: "The theme's own color by default or when null.",
      published: "An unpublished page is 404 for visitors.",
    },
    createErrors: ["alias_taken"],
  }),
  {
    ...{ tag, path: "/bio-pages/{id}/stats", method: "get", id: "readBioPageStats" },
    summary: "Read a bio page's statistics",
    replies: {
      200: { description: "The statistics", one: { name: "BioPageStats", schema: statsResponse } },
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
    searched: "title or URL",
    about: {
      url: "A web page, an email address (`mailto:`) or a phone number (`tel:`).",
      position: "From 1; last by default. The others shift.",
      active: "Hidden when false.",
      starts_at: "Hidden before this time.",
      ends_at: "Hidden from this time on; later than `starts_at`.",
    },
    cap: `A bio page can have at most ${MAX_LINKS} links`,
  }),
];
