import { readAccount } from "@/lib/accounts/service";
import type { KindName } from "@/lib/analytics/kinds";
import { viewsByDay } from "@/lib/analytics/view-counts";
import { serialize as serializeKey } from "@/lib/api-keys/serialize";
import { listApiKeys } from "@/lib/api-keys/service";
import { bioLinks, bioPages } from "@/lib/bio-pages";
import { countdowns } from "@/lib/countdowns";
import { formatDateTime } from "@/lib/dates";
import { isMissingRow } from "@/lib/db/errors";
import { domains } from "@/lib/domains";
import { forms } from "@/lib/forms";
import { brandImage } from "@/lib/images/brand-image";
import { imageUrl } from "@/lib/images/urls";
import { links } from "@/lib/links";
import { linkExports } from "@/lib/links/export";
import { linkImports } from "@/lib/links/import";
import { menuItems, menus } from "@/lib/menus";
import type { Owner } from "@/lib/owner";
import { signatures } from "@/lib/signatures";
import { type Batches, jsonStream } from "@/lib/streams/json";
import { tags } from "@/lib/tags";
import { timers } from "@/lib/timers";
import { utmTemplates } from "@/lib/utm";
import type { Cursor, Paging, Query } from "@/lib/validation/query";
import { webhooks } from "@/lib/webhooks";

type At = Readonly<Record<string, number>>;

type Listed<Row> = {
  list(owner: Owner, at: At, paging: Paging, query: Query): Promise<{ rows: Row[]; total: number }>;
  serialize(row: Row, now: Date): object;
};

const PAGE = 100;
/** More than the maximum of tags, bio links, menu items or webhooks, so one statement reads them all. */
const ALL: Paging = { limit: 1_000, offset: 0 };
const EPOCH = new Date("0001-01-01");

/** The account as one JSON document, streamed to bound memory. */
export async function accountJson(owner: Owner, now: Date) {
  const { account, owner: person } = await readAccount(owner);
  const logo = await brandImage(owner);
  const serialized = <Row extends Cursor>(resource: Listed<Row>) =>
    each(every(owner, resource), (row) => resource.serialize(row, now));
  const whole = <Row>(resource: Listed<Row>, at: At = {}) =>
    each(allAtOnce(owner, resource, at), (row) => resource.serialize(row, now));
  return jsonStream({
    account: {
      ...person,
      plan: account.plan,
      created_at: formatDateTime(account.createdAt),
      brand_image_url: logo && imageUrl(logo, "large"),
    },
    links: each(linkExports.all(owner), (row) => links.serialize(row, now)),
    tags: whole(tags),
    domains: serialized(domains),
    timers: serialized(timers),
    countdowns: serialized(countdowns),
    bio_pages: each(every(owner, bioPages), (row) => ({
      ...bioPages.serialize(row),
      links: whole(bioLinks, { id: row.id }),
    })),
    menus: each(every(owner, menus), (row) => ({
      ...menus.serialize(row),
      items: whole(menuItems, { id: row.id }),
    })),
    signatures: serialized(signatures),
    forms: each(every(owner, forms), (row) => ({
      ...forms.serialize(row, now),
      submissions: each(forms.everySubmission(owner, row), ({ createdAt, answers }) => ({
        created_at: formatDateTime(createdAt),
        answers,
      })),
    })),
    webhooks: whole(webhooks),
    utm_templates: (await utmTemplates.list(owner)).map(utmTemplates.serialize),
    api_keys: (await listApiKeys(owner)).map(serializeKey),
    imports: each(linkImports.all(owner), linkImports.serialize),
    statistics: {
      link_clicks: byDay("link", linkExports.all(owner)),
      timer_views: byDay("timer", every(owner, timers)),
      countdown_views: byDay("countdown", every(owner, countdowns)),
      bio_page_views: byDay("bio_page", every(owner, bioPages)),
      bio_page_clicks: byDay("bio_click", every(owner, bioPages)),
      menu_scans: byDay("menu", every(owner, menus)),
      form_views: byDay("form", every(owner, forms)),
    },
  });
}

/** All rows of a resource, newest first, with keyset pagination. */
async function* every<Row extends Cursor>(owner: Owner, resource: Listed<Row>): Batches<Row> {
  for (let last: Row | undefined; ; ) {
    const after = last && { createdAt: last.createdAt, id: last.id };
    const { rows } = await resource.list(owner, {}, { limit: PAGE, offset: 0, ...(after && { after }) }, {});
    yield rows;
    last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
  }
}

/** All rows of a short list at once; none if their parent has just been deleted. */
async function* allAtOnce<Row>(owner: Owner, resource: Listed<Row>, at: At): Batches<Row> {
  try {
    yield (await resource.list(owner, at, ALL, {})).rows;
  } catch (error) {
    if (!isMissingRow(error)) throw error;
  }
}

async function* each<Row>(batches: Batches<Row>, wire: (row: Row) => object): Batches<object> {
  for await (const rows of batches) yield rows.map(wire);
}

/** The daily counts of these resources, without days that have none. */
async function* byDay(kind: KindName, batches: Batches<{ id: number }>): Batches<object> {
  for await (const rows of batches) {
    const days = await viewsByDay(
      kind,
      rows.map(({ id }) => id),
      EPOCH,
    );
    yield days.map(({ id, date, n }) => ({ id, date, count: n }));
  }
}
