import { z } from "zod";
import { spanShape } from "@/lib/analytics/span";
import { MILESTONE_EVENT, MILESTONES } from "@/lib/events/names";
import { listShape } from "@/lib/links/read-list-filter";
import { linkCore, linkResponse, linkReused, linkStatsResponse } from "@/lib/links/response-schema";
import { createShape, extendShape, patchShape } from "@/lib/links/schema";
import { crud } from "@/lib/openapi/builder/crud";
import type { EventDescription, Operation } from "@/lib/openapi/builder/operation";
import { qrOperation } from "@/lib/qr-codes/openapi";

const tag = "Links";
const link = { name: "Link", schema: linkResponse };

const about = {
  url: "The destination. It can't point to a host of short links.",
  alias: "The slug of the short URL, kept as typed, case-insensitive. Random by default.",
  slug: "Another name for `alias`.",
  expires_at: "In the future and at most one year ahead; one year from now by default or when null.",
  expire_days: "Days from now, instead of `expires_at`.",
  starts_at:
    "Until then, the short URL shows a countdown. Earlier than `expires_at`. Null or a past time: active at once.",
  on_duplicate:
    "`reuse` returns the account's newest active link to the same URL, unchanged, with 200 and `reused`; `create` always creates a new one. With an alias, a new link is always created.",
  click_limit: "The link stops after this many clicks; null for no limit.",
  paused: "Visitors of a paused link see a page that says so.",
  domain:
    "The name of one of your `active` or `failing` domains; null for the server's own host. Each domain has its own slugs. Changing it breaks printed QR codes of the old URL.",
  forward_query:
    "Whether the visitor's query parameters are added to the destination, except those it already has.",
  utm: "Campaign parameters added to the visitor's destination as `utm_source` and so on; `ref` keeps its name. Replaced as a whole.",
  expired_url:
    "Where visitors go after the link has expired or reached its click limit. They are not counted.",
  auto_renew:
    "The link is renewed for another year before it expires. Not together with `expires_at` or `expire_days`.",
  password: "Visitors have to enter it. Write-only: responses have `has_password`. Null removes it.",
  rules:
    "Where some visitors go instead. Rules are tried in order; the first whose conditions all match applies. Within a condition, one matching value is enough. Replaced as a whole; an element that is sent back with its `id` keeps its statistics.",
  split:
    "How visitors who match no rule are split between URLs, by weights that add up to 100. Visitors with the same IP address and user agent always go to the same URL. Replaced as a whole; an element that is sent back with its `id` keeps its statistics.",
  split_until: "When the split ends. After that, visitors who match no rule go to `url`. Null for never.",
  tags: "Tag names; new ones are created. Replaced as a whole.",
  notes: "Visitors never see them.",
  external_id:
    "Your own ID for the link, unique in the account. A link with one is never reused for another request.",
  archived: "Hides the link in the dashboard. Visitors are still redirected.",
};

const aboutFilters = {
  tags: "Only links with these tags, by name, separated by commas.",
  tags_mode: "Whether a link needs any of the tags or all of them.",
  state: "Only links in this state.",
  archived: "Only archived links, or only others. Both by default.",
  domain: "Only links on this domain of yours; `default` is the server's own host.",
  external_id: "Only the link with exactly this `external_id`.",
  sort: "What to sort by.",
  order: "Ties are ordered by ID, highest first.",
};

export const linkOperations: Operation[] = [
  ...crud({
    tag,
    path: "/links",
    name: "Link",
    one: "a link",
    many: "links",
    about,
    response: linkResponse,
    create: createShape,
    patch: patchShape,
    example: { url: "https://example.com/spring-sale", title: "Spring sale" },
    change: { title: "Summer sale", expire_days: 90 },
    searched: "slug, title or destination",
    filters: listShape,
    aboutFilters,
    reused: { description: "The existing link, unchanged", schema: linkReused },
    createErrors: ["alias_taken", "plan_limit_reached"],
  }),
  {
    tag,
    path: "/links/{id}/extend",
    method: "post",
    id: "extendLink",
    summary: "Extend a link",
    description:
      "The new expiry is the later of now and the current one, plus `days`, at most one year from now. An expired link is revived.",
    body: { name: "LinkExtend", shape: extendShape, example: { days: 30 } },
    replies: { 200: { description: "The updated link", one: link } },
  },
  qrOperation({ tag, path: "/links", id: "readLinkQr", one: "a link", field: "short_url" }),
  {
    tag,
    path: "/links/{id}/stats",
    method: "get",
    id: "readLinkStats",
    summary: "Read a link's statistics",
    description:
      "All numbers are for the period. `daily` includes days without clicks. Lists are sorted by clicks.",
    query: spanShape,
    about: {
      from: "First day, UTC. The last 30 days by default.",
      to: "Last day, UTC. Today by default.",
    },
    replies: {
      200: { description: "The statistics", one: { name: "LinkStats", schema: linkStatsResponse } },
    },
  },
];

const milestone = z.literal([...MILESTONES]);

export const linkEvents: EventDescription[] = [
  {
    event: "link.created",
    summary: "A link was created, in the dashboard or through the API",
    data: { link: linkCore },
  },
  {
    event: "link.deleted",
    summary: "A link was deleted; contains its last state",
    data: { link: linkCore },
  },
  {
    event: "link.expired",
    summary: "A link expired or reached its click limit; checked once a day, sent once per expiry",
    data: { link: linkCore },
  },
  {
    event: MILESTONE_EVENT,
    summary: "A link reached 100, 1,000 or 10,000 clicks; sent once each",
    data: { link: linkCore, milestone },
  },
];
