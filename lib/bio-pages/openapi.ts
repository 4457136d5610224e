import { MAX_LINKS } from "@/lib/bio-pages/options";
import { linkResponse, pageResponse, statsResponse } from "@/lib/bio-pages/response-schema";
import { linkShape, pageShape } from "@/lib/bio-pages/schema";
import { crud } from "@/lib/openapi/builder/crud";
import type { Operation } from "@/lib/openapi/builder/operation";
import { qrOperation } from "@/lib/qr-codes/openapi";
import { optionalText, orNull } from "@/lib/validation/fields";

const tag = "Bio pages";

// Which of them are required depends on the kind, which a schema per field can't say.
const anyKind = { ...linkShape, title: optionalText(linkShape.title), url: orNull(linkShape.url) };

export const bioOperations: Operation[] = [
  ...crud({
    tag,
    path: "/bio-pages",
    name: "BioPage",
    one: "a bio page",
    many: "bio pages",
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
      background: "The theme's own background by default or when null. Text colors follow it.",
      published: "An unpublished page is 404 for visitors.",
    },
    createErrors: ["alias_taken"],
  }),
  {
    tag,
    path: "/bio-pages/{id}/stats",
    method: "get",
    id: "readBioPageStats",
    summary: "Read a bio page's statistics",
    replies: {
      200: { description: "The statistics", one: { name: "BioPageStats", schema: statsResponse } },
    },
  },
  qrOperation({ tag, path: "/bio-pages", id: "readBioPageQr", one: "a bio page", field: "page_url" }),
  ...crud({
    tag,
    path: "/bio-pages/{id}/links",
    itemId: "lid",
    name: "BioLink",
    one: "a bio link",
    many: "bio links",
    response: linkResponse,
    create: anyKind,
    patch: anyKind,
    example: { title: "Shop", url: "https://example.com/shop", position: 1 },
    change: { active: false },
    searched: "title or URL",
    about: {
      kind: "A `heading` has a title and no URL; a `divider` needs neither a title nor a URL. An `embed` is a video or music, loaded when a visitor taps it; a `form` is shown inline.",
      title: "Required, except for a divider.",
      url: "Required for `link`: a web page, an email address (`mailto:`) or a phone number (`tel:`). Required for `embed`: a page of YouTube, Vimeo, Spotify or SoundCloud. Required for `form`: the `page_url` of one of your forms. Headings and dividers have none.",
      position: "From 1; last by default. The others shift.",
      active: "Hidden when false.",
      starts_at: "Hidden before this time.",
      ends_at: "Hidden from this time on; later than `starts_at`.",
    },
    cap: `A bio page can have at most ${MAX_LINKS} links`,
  }),
];
