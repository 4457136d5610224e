import { z } from "zod";
import { qrShape } from "@/lib/links/qr";
import { linkCore, linkResponse, linkReused, linkStatsResponse } from "@/lib/links/response-schema";
import { createShape, extendShape, patchShape } from "@/lib/links/schema";
import { statsShape } from "@/lib/links/stats";
import { crud } from "@/lib/openapi/builder/crud";
import type { EventDescription, Operation } from "@/lib/openapi/builder/operation";

const tag = "Links";
const link = { name: "Link", schema: linkResponse };

const about = {
  url: "Where the link leads; not on the host of short links itself.",
  alias:
    "The last part of the short URL, as typed; compared without regard to case. A random one when left out.",
  slug: "Another name of `alias`.",
  expires_at: "In the future and at most one year ahead; one year from now when left out or null.",
  expire_days: "Days from now, instead of `expires_at`.",
  starts_at:
    "Until then the short URL shows a countdown; earlier than `expires_at`. Null or past: active at once.",
  on_duplicate:
    "`reuse` answers the account's newest active link to the same URL with 200 and `reused`, unchanged; `create` makes another one. With an alias a new one is always made.",
  click_limit: "How many people the link lets through; null for any number.",
  paused: "Switched off: visitors see a page that says so.",
};

export const linkOperations: Operation[] = [
  ...crud({
    ...{ tag, path: "/links", name: "Link", one: "a link", many: "links", about },
    response: linkResponse,
    create: createShape,
    patch: patchShape,
    example: { url: "https://example.com/spring-sale", alias: "spring", title: "Spring sale" },
    change: { title: "Summer sale", expire_days: 90 },
    searched: "slug, title or destination",
    reused: { description: "The link that was there already, unchanged", schema: linkReused },
    createErrors: ["alias_taken"],
  }),
  {
    ...{ tag, path: "/links/{id}/extend", method: "post", id: "extendLink", summary: "Extend a link" },
    description:
      "The new expiry is the later of now and the current one, plus `days`, at most one year from now. An expired link is revived.",
    body: { name: "LinkExtend", shape: extendShape, example: { days: 30 } },
    replies: { 200: { description: "The whole link, as it is now", one: link } },
  },
  {
    ...{ tag, path: "/links/{id}/qr", method: "get", id: "readLinkQr", summary: "Read a link's QR code" },
    description: "Encodes exactly `short_url`. Every module is a whole number of pixels, at least 2.",
    query: qrShape,
    about: {
      size: "Pixels of a side; the picture is exactly that large. Too few for the code are `invalid_size`, which names the smallest.",
      fg: "Colour of the modules.",
      bg: "Colour behind them. The same as `fg` is `invalid_bg`: nobody could read the code.",
      margin: "Modules of quiet zone around the code.",
      level: "Error correction.",
    },
    replies: {
      200: { description: "The picture", media: ["image/png", "image/svg+xml"] },
      304: { description: "The picture that you have is still the same" },
    },
  },
  {
    ...{
      tag,
      path: "/links/{id}/stats",
      method: "get",
      id: "readLinkStats",
      summary: "Read a link's statistics",
    },
    description:
      "All numbers are of the span; days without clicks stand in `daily` too. Lists hold the most first.",
    query: statsShape,
    about: {
      from: "The first day, in UTC; the last 30 days unless told.",
      to: "The last day, in UTC; today unless told.",
    },
    replies: {
      200: { description: "What was counted", one: { name: "LinkStats", schema: linkStatsResponse } },
    },
  },
];

const milestone = z.literal([100, 1000, 10_000]);

export const linkEvents: EventDescription[] = [
  {
    event: "link.created",
    summary: "A new link was made, in the dashboard or over the API",
    data: { link: linkCore },
  },
  {
    event: "link.deleted",
    summary: "A link was deleted; it stands here as it last was",
    data: { link: linkCore },
  },
  {
    event: "link.expired",
    summary: "The daily check found a link's expiry passed or its click limit reached; once per expiry",
    data: { link: linkCore },
  },
  {
    event: "link.clicks.milestone",
    summary: "A link's clicks crossed 100, 1,000 or 10,000; once each",
    data: { link: linkCore, milestone },
  },
];
