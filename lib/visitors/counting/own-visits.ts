import { pagePool } from "@/lib/db/visitor-pools";
import { log } from "@/lib/log";
import { readSessionToken } from "@/lib/users/session-token";
import type { PageLookup, PageSubject } from "@/lib/visitors/counting/page-visits";

/** A SELECT of the `account_id` of what is visited. Its parameters start at `$3`. */
type AccountLookup = { name: string; find: string; values: readonly unknown[] };

/** For a short link on our own host: browsers send the session to no other. */
export const accountOfLink = (slug: string): AccountLookup => ({
  name: "link",
  find: "SELECT account_id FROM links WHERE slug_key = $3",
  values: [slug.toLowerCase()],
});

export const accountOfPage = (
  { name, find }: PageLookup,
  { page, segment }: PageSubject,
  now: Date,
): AccountLookup => ({
  name,
  find: `SELECT f.account_id
    FROM (SELECT $3::text AS key, $4::text AS segment, $5::timestamptz AS now) v CROSS JOIN LATERAL (${find}) f`,
  values: [page, segment, now],
});

/**
 * Whether this session's user is a member of the account, and the account skips its members' visits. Not cached, so
 * that the setting and the end of a session apply at once. Never rejects.
 */
export async function isOwnVisit(cookie: string, { name, find, values }: AccountLookup): Promise<boolean> {
  try {
    const session = await readSessionToken(cookie);
    if (!session) return false;
    const { rowCount } = await pagePool().query({
      name: `own-visit-${name}`,
      text: `SELECT FROM (${find}) visited
        JOIN accounts a ON a.id = visited.account_id AND a.skip_own_visits
        JOIN memberships m ON m.account_id = a.id AND m.user_id = $1
        JOIN users u ON u.id = m.user_id AND u.session_version = $2`,
      values: [session.userId, session.version, ...values],
    });
    return rowCount !== 0;
  } catch (err) {
    log.error({ err }, "could not look up whose visit it is");
    return false;
  }
}
