import type { Account } from "@/lib/account/service";
import { bioLinks, bioPages } from "@/lib/bio-pages";
import { countdowns } from "@/lib/countdowns";
import { formatDateTime } from "@/lib/dates";
import { forms } from "@/lib/forms";
import { links } from "@/lib/links";
import { menuItems, menus } from "@/lib/menus";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/query";
import { signatures } from "@/lib/signatures";
import { timers } from "@/lib/timers";
import { webhooks } from "@/lib/webhooks";

type At = Readonly<Record<string, number>>;

type Listed<Row> = {
  list(owner: Owner, at: At, paging: Paging, query: Query): Promise<{ rows: Row[]; total: number }>;
  serialize(row: Row, now: Date): object;
};

const PAGE = 100;

/** The account as one JSON document that is made while it is read: however much there is, little is in memory. */
export function accountJson(owner: Owner, account: Account, now: Date): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = pieces(owner, account, now);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await source.return(undefined)),
  });
}

async function* pieces(
  owner: Owner,
  { email, name, plan, createdAt }: Account,
  now: Date,
): AsyncGenerator<string> {
  yield `{"account":${JSON.stringify({ email, name, plan, created_at: formatDateTime(createdAt) })}`;
  for (const [title, rows] of Object.entries(collections(owner, now))) {
    yield `,\n"${title}":[`;
    let before = "\n";
    for await (const row of rows) {
      yield before + JSON.stringify(row);
      before = ",\n";
    }
    yield "]";
  }
  yield "}\n";
}

const collections = (owner: Owner, now: Date): Record<string, AsyncIterable<object>> => ({
  links: linksOf(owner, now),
  timers: wired(owner, timers, now),
  countdowns: wired(owner, countdowns, now),
  bio_pages: withInside(owner, bioPages, "links", bioLinks, now),
  menus: withInside(owner, menus, "items", menuItems, now),
  signatures: wired(owner, signatures, now),
  forms: formsOf(owner, now),
  webhooks: wired(owner, webhooks, now),
});

async function* every<Row>(owner: Owner, resource: Listed<Row>, at: At = {}): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await resource.list(owner, at, { limit: PAGE, offset }, {});
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

async function* wired<Row>(owner: Owner, resource: Listed<Row>, now: Date): AsyncGenerator<object> {
  for await (const row of every(owner, resource)) yield resource.serialize(row, now);
}

/** A thing with all that is inside it. */
async function* withInside<Row extends { id: number }, Inner>(
  owner: Owner,
  resource: Listed<Row>,
  name: string,
  inside: Listed<Inner>,
  now: Date,
): AsyncGenerator<object> {
  for await (const row of every(owner, resource)) {
    const all: object[] = [];
    for await (const inner of every(owner, inside, { id: row.id })) all.push(inside.serialize(inner, now));
    yield { ...resource.serialize(row, now), [name]: all };
  }
}

async function* linksOf(owner: Owner, now: Date): AsyncGenerator<object> {
  for await (const rows of links.everyLink(owner)) for (const row of rows) yield links.serialize(row, now);
}

async function* formsOf(owner: Owner, now: Date): AsyncGenerator<object> {
  for await (const row of every(owner, forms)) {
    const sent: object[] = [];
    for await (const rows of forms.everySubmission(owner, row))
      sent.push(
        ...rows.map(({ createdAt, answers }) => ({ created_at: formatDateTime(createdAt), answers })),
      );
    yield { ...forms.serialize(row, now), submissions: sent };
  }
}
