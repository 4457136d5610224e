import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import * as sql from "./baseline-sql";

// The baseline of the API: a hand-written server for three routes, on the same tables. It does the same work with
// prepared statements and nothing else: key by hash, sliding log, the same reads, and the same writes in a transaction.
// No validation beyond the URL, no logging, no error handling.

const [, , port = "0", database = ""] = process.argv;
const pool = new pg.Pool({ connectionString: database, max: 16, idleTimeoutMillis: 0 });
const prepared =
  (name: string, text: string) =>
  (values: unknown[], on: pg.Pool | pg.PoolClient = pool) =>
    on.query({ name, text, values });

const findKey = prepared("key", sql.KEY);
const touchKey = prepared("use", "UPDATE api_keys SET last_used_at = now() WHERE id = $1");
const count = prepared("count", sql.COUNT);
const readMe = prepared("me", sql.ME);
const listLinks = prepared("links", sql.LINKS);
const countLinks = prepared("total", "SELECT count(*)::int AS total FROM links WHERE account_id = $1");
const lock = prepared("lock", "SELECT pg_advisory_xact_lock($1, $2)");
const findSame = prepared("same", sql.SAME);
const insertLink = prepared("insert", sql.INSERT);
const insertEvent = prepared("event", sql.EVENT);

const format = (date: Date | null) => date?.toISOString().slice(0, 19).replace("T", " ") ?? null;
const sha256 = (text: string) => createHash("sha256").update(text).digest();

type Row = pg.QueryResultRow;

const serialize = (row: Row) => ({
  id: row.id,
  slug: row.slug,
  short_url: `http://localhost:3000/${row.slug}`,
  long_url: row.url,
  title: row.title,
  clicks: Number(row.clicks),
  active: true,
  state: "ok",
  created_at: format(row.created_at),
  expires_at: format(row.expires_at),
  starts_at: format(row.starts_at),
  click_limit: row.click_limit,
  paused: row.paused,
  domain: row.domain,
  forward_query: row.forward_query,
  utm: row.utm,
  target_url: row.url,
  expired_url: row.expired_url,
  auto_renew: row.auto_renew,
  has_password: row.password_hash !== null,
  rules: row.rules,
  split: row.split,
  split_until: format(row.split_until),
  tags: row.tags,
  notes: row.notes,
  external_id: row.external_id,
  archived: row.archived,
  last_clicked_at: format(row.last_clicked_at),
  updated_at: format(row.updated_at),
});

async function me(key: Row) {
  const { rows } = await readMe([key.account_id]);
  const { email, name, plan, created_at, ...usage } = rows[0];
  const api_key = { name: key.name, prefix: key.prefix, created_at: format(key.created_at) };
  const limits = { requests_per_minute: 60, webhooks: 1 };
  return { id: key.account_id, email, name, plan, created_at: format(created_at), api_key, limits, usage };
}

async function list(key: Row) {
  const [links, total] = await Promise.all([listLinks([key.account_id, 25]), countLinks([key.account_id])]);
  return { data: links.rows.map(serialize), total: total.rows[0].total, limit: 25, offset: 0 };
}

async function create(key: Row, request: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { url, title } = JSON.parse(Buffer.concat(pieces).toString());
  const hash = sha256(new URL(url).href);
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await lock([key.account_id, hash.readInt32BE()], client);
    const same = await findSame([key.account_id, hash], client);
    if (same.rows[0]) return serialize(same.rows[0]);
    const slug = randomBytes(5).toString("hex");
    const created = await insertLink([key.account_id, slug, url, hash, title], client);
    const link = serialize(
      Object.assign(created.rows[0], { clicks: 0, last_clicked_at: null, domain: null, tags: [] }),
    );
    await insertEvent([key.account_id, JSON.stringify(link)], client);
    return link;
  } finally {
    await client.query("COMMIT");
    client.release();
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const key: Row | undefined = (await findKey([sha256(text)])).rows[0];
  if (!key) return void response.writeHead(401).end();
  const { last_used_at } = key;
  if (!last_used_at || Date.now() - Number(last_used_at) > 60_000) await touchKey([key.id]);
  const { admitted, used, frees } = (await count([`key:${key.id}`, 60])).rows[0];
  if (!admitted) return void response.writeHead(429, { "Content-Length": 0 }).end();
  const post = request.method === "POST";
  const body = post ? await create(key, request) : await (request.url === "/api/v1/me" ? me(key) : list(key));
  const json = JSON.stringify(body);
  response.writeHead(post ? 201 : 200, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(json),
    "Cache-Control": "private, no-store",
    "X-Request-Id": randomBytes(16).toString("hex"),
    "X-RateLimit-Limit": 60,
    "X-RateLimit-Remaining": 60 - used,
    "X-RateLimit-Reset": Math.ceil(frees),
  });
  response.end(json);
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
}).listen(Number(port), () => console.log("ready"));
