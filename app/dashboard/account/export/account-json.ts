import type { Account } from "@/lib/accounts/service";
import type { KindName } from "@/lib/analytics/kinds";
import { viewsByDay } from "@/lib/analytics/view-counts";
import { serialize as serializeKey } from "@/lib/api-keys/serialize";
import { listApiKeys } from "@/lib/api-keys/service";
import { bioLinks, bioPages } from "@/lib/bio-pages";
import { countdowns } from "@/lib/countdowns";
import { formatDateTime } from "@/lib/dates";
import { forms } from "@/lib/forms";
import { links } from "@/lib/links";
import { linkImports } from "@/lib/links/import";
import { menuItems, menus } from "@/lib/menus";
import type { Owner } from "@/lib/owner";
import { signatures } from "@/lib/signatures";
import { type Batches, jsonStream } from "@/lib/streams/json";
import { timers } from "@/lib/timers";
import { utmTemplates } from "@/lib/utm";
import type { Paging, Query } from "@/lib/validation/query";
import { webhooks } from "@/lib/webhooks";

type At = Readonly<Record<string, number>>;

type Listed<Row> = {
  list(owner: Owner, at: At, paging: Paging, query: Query): Promise<{ rows: Row[]; total: number }>;
  serialize(row: Row, now: Date): object;
};

const PAGE = 100;
const EVER = new Date("0001-01-01");

/** The account as one JSON document that is made while it is read: however much there is, little is in memory. */
export async function accountJson(owner: Owner, account: Account, now: Date) {
  const { email, name, plan, createdAt } = account;
  const wired = <Row>(resource: Listed<Row>, at?: At) =>
    each(every(owner, resource, at), (row) => resource.serialize(row, now));
  return jsonStream({
    account: { email, name, plan, created_at: formatDateTime(createdAt) },
    links: each(links.everyLink(owner), (row) => links.serialize(row, now)),
    timers: wired(timers),
    countdowns: wired(countdowns),
    bio_pages: each(every(owner, bioPages), (row) => ({
      ...bioPages.serialize(row),
      links: wired(bioLinks, { id: row.id }),
    })),
    menus: each(every(owner, menus), (row) => ({
      ...menus.serialize(row),
      items: wired(menuItems, { id: row.id }),
    })),
    signatures: wired(signatures),
    forms: each(every(owner, forms), (row) => ({
      ...forms.serialize(row, now),
      submissions: each(forms.everySubmission(owner, row), ({ createdAt, answers: responses }) => ({
        created_at: formatDateTime(createdAt),
        answers: responses,
      })),
    })),
    webhooks: wired(webhooks),
    utm_templates: (await utmTemplates.list(owner)).map(utmTemplates.serialize),
    api_keys: (await listApiKeys(owner)).map(serializeKey),
    imports: each(
      pages((paging) => linkImports.list(owner, paging)),
      linkImports.serialize,
    ),
    statistics: {
      link_clicks: byDay("link", links.everyLink(owner)),
      timer_views: byDay("timer", every(owner, timers)),
      countdown_views: byDay("countdown", every(owner, countdowns)),
      bio_page_views: byDay("bio_page", every(owner, bioPages)),
      bio_page_clicks: byDay("bio_click", every(owner, bioPages)),
      menu_scans: byDay("menu", every(owner, menus)),
      form_views: byDay("form", every(owner, forms)),
    },
  });
}

const every = <Row>(owner: Owner, resource: Listed<Row>, at: At = {}): Batches<Row> =>
  pages(async (paging) => (await resource.list(owner, at, paging, {})).rows);

async function* pages<Row>(read: (paging: Paging) => Promise<Row[]>): Batches<Row> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read({ limit: PAGE, offset });
    yield rows;
    if (rows.length < PAGE) return;
  }
}

async function* each<Row>(batches: Batches<Row>, wire: (row: Row) => object): Batches<object> {
  for await (const rows of batches) yield rows.map(wire);
}

/** How often things were opened on each day since ever that had any of it. */
async function* byDay(kind: KindName, batches: Batches<{ id: number }>): Batches<object> {
  for await (const rows of batches) {
    const days = await viewsByDay(
      kind,
      rows.map(({ id }) => id),
      EVER,
    );
    yield days.map(({ id, date, n }) => ({ id, date, count: n }));
  }
}
