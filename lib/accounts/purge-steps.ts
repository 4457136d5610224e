import { KIND } from "@/lib/analytics/kinds";
import { db, Prisma } from "@/lib/db/client";

/** Maximum rows per statement: tens of milliseconds of work. */
const ROWS = 2_000;
/** Maximum links, timers … per batch. */
const SUBJECTS = 500;

/** Deletes some rows of an account; returns how many, 0 when none are left. */
type Step = (accountId: number) => Promise<number>;

type Source = { table: string; alias: string; joins?: string; owner: string };

/** Deletes rows that depend on the account's own rows, to avoid a large cascade. */
const children =
  ({ table, alias, joins = "", owner }: Source): Step =>
  (accountId) =>
    db.$executeRaw`
      DELETE FROM ${Prisma.raw(table)} WHERE ctid = ANY (ARRAY(
        SELECT ${Prisma.raw(alias)}.ctid FROM ${Prisma.raw(`${table} ${alias} ${joins}`)}
        WHERE ${Prisma.raw(owner)}.account_id = ${accountId} LIMIT ${ROWS}))`;

const own = (table: string): Step => children({ table, alias: "t", owner: "t" });

/** Deletes counted subjects: first their statistics, which no foreign key covers, then the rows themselves. */
const counted =
  (table: string, ...kinds: number[]): Step =>
  async (accountId) => {
    const rows = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${Prisma.raw(table)} WHERE account_id = ${accountId} ORDER BY created_at DESC, id DESC LIMIT ${SUBJECTS}`;
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    for (const statistics of ["visit_days", "view_counters"]) {
      const deleted = await db.$executeRaw`
        DELETE FROM ${Prisma.raw(statistics)} WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM ${Prisma.raw(statistics)}
          WHERE kind = ANY (${kinds}::smallint[]) AND subject_id = ANY (${ids}::int[]) LIMIT ${ROWS}))`;
      if (deleted === ROWS) return deleted;
    }
    // The visit journal is long and has no index for this; a job purges it (lib/analytics/purge.ts).
    await db.$executeRaw`
      INSERT INTO deleted_subjects (kind, subject_id)
      SELECT kind, id FROM unnest(${kinds}::smallint[]) AS kind, unnest(${ids}::int[]) AS id ON CONFLICT DO NOTHING`;
    return db.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE id = ANY (${ids}::int[])`;
  };

/** Everything an account owns, children first, so that no statement cascades to many rows. */
export const PURGE_STEPS: readonly Step[] = [
  children({
    table: "link_import_rows",
    alias: "r",
    joins: "JOIN link_imports i ON i.id = r.import_id",
    owner: "i",
  }),
  own("link_imports"),
  children({ table: "submissions", alias: "s", joins: "JOIN forms f ON f.id = s.form_id", owner: "f" }),
  children({
    table: "delivery_attempts",
    alias: "a",
    joins: "JOIN deliveries d ON d.id = a.delivery_id JOIN webhooks w ON w.id = d.webhook_id",
    owner: "w",
  }),
  children({ table: "deliveries", alias: "d", joins: "JOIN webhooks w ON w.id = d.webhook_id", owner: "w" }),
  own("webhooks"),
  children({
    table: "idempotency_keys",
    alias: "i",
    joins: "JOIN api_keys k ON k.id = i.api_key_id",
    owner: "k",
  }),
  own("api_keys"),
  children({ table: "menu_items", alias: "i", joins: "JOIN menus m ON m.id = i.menu_id", owner: "m" }),
  children({ table: "bio_links", alias: "l", joins: "JOIN bio_pages p ON p.id = l.page_id", owner: "p" }),
  children({ table: "link_tags", alias: "t", joins: "JOIN tags ON tags.id = t.tag_id", owner: "tags" }),
  own("tags"),
  counted("links", KIND.link),
  own("domains"),
  counted("timers", KIND.timer),
  counted("countdowns", KIND.countdown),
  counted("bio_pages", KIND.bio_page, KIND.bio_click),
  counted("menus", KIND.menu),
  counted("forms", KIND.form),
  own("signatures"),
  own("utm_templates"),
  own("events"),
  own("account_visit_days"),
  own("account_subject_days"),
];
