// The statements of api/baseline.ts.

export const KEY = `
  SELECT k.id, k.account_id, k.name, k.prefix, k.created_at, k.last_used_at, a.plan
  FROM api_keys k JOIN accounts a ON a.id = k.account_id WHERE k.hash = $1
    AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.account_id = a.id)`;

export const COUNT = `
  INSERT INTO rate_log AS log (subject, hits, admitted) VALUES ($1, ARRAY[clock_timestamp()], true)
  ON CONFLICT (subject) DO UPDATE SET (hits, admitted) = (
    SELECT CASE WHEN free THEN live || at ELSE live END, free
    FROM (SELECT clock_timestamp() AS at) AS clock, LATERAL (
      SELECT coalesce(array_agg(hit ORDER BY hit), '{}') AS live, count(*) < $2::int AS free
      FROM unnest(log.hits) AS hit WHERE hit > at - interval '1 minute' AND hit < at + interval '1 minute') AS recent)
  RETURNING admitted, cardinality(hits) AS used, extract(epoch FROM hits[1])::float8 + 60 AS frees`;

export const ME = `
  SELECT u.email, u.name, a.plan, a.created_at,
    (SELECT count(*)::int FROM links WHERE account_id = a.id) AS links,
    (SELECT count(*)::int FROM timers WHERE account_id = a.id) AS timers,
    (SELECT count(*)::int FROM countdowns WHERE account_id = a.id) AS countdowns,
    (SELECT count(*)::int FROM bio_pages WHERE account_id = a.id) AS bio_pages,
    (SELECT count(*)::int FROM menus WHERE account_id = a.id) AS menus,
    (SELECT count(*)::int FROM signatures WHERE account_id = a.id) AS signatures,
    (SELECT count(*)::int FROM webhooks WHERE account_id = a.id) AS webhooks
  FROM accounts a JOIN memberships m ON m.account_id = a.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id
  WHERE a.id = $1 ORDER BY m.user_id LIMIT 1`;

const TAGS = `ARRAY(
    SELECT t.name FROM link_tags lt JOIN tags t ON t.id = lt.tag_id WHERE lt.link_id = l.id ORDER BY t.name) AS tags`;

export const LINKS = `
  SELECT l.*, c.clicks, c.last_clicked_at, d.name AS domain, ${TAGS}
  FROM links l LEFT JOIN link_counters c ON c.link_id = l.id LEFT JOIN domains d ON d.id = l.domain_id
  WHERE l.account_id = $1 ORDER BY l.created_at DESC, l.id DESC LIMIT $2`;

export const SAME = `
  SELECT l.*, c.clicks, c.last_clicked_at, NULL AS domain, ${TAGS} FROM links l LEFT JOIN link_counters c ON c.link_id = l.id
  WHERE int4send(l.account_id) || l.url_hash = int4send($1::int) || $2::bytea AND NOT paused AND expires_at > now()
    AND (starts_at IS NULL OR starts_at <= now()) AND (click_limit IS NULL OR c.clicks < click_limit)
  ORDER BY l.created_at DESC, l.id DESC LIMIT 1`;

// A trigger inserts into link_texts.
export const INSERT = `
  WITH created AS (
    INSERT INTO links (account_id, slug, slug_key, url, url_hash, title, expires_at, created_at, updated_at)
    VALUES ($1, $2, $2, $3, $4, $5, now() + interval '1 year', now(), now()) RETURNING *),
  counted AS (INSERT INTO link_counters (link_id, account_id) SELECT id, account_id FROM created)
  SELECT * FROM created`;

export const EVENT = `
  INSERT INTO events (account_id, name, data, created_at) VALUES ($1, 'link.created', $2::json, now())`;
