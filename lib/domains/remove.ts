import { db, transaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/row-lock";
import { deleteShape } from "@/lib/domains/schema";
import type { DomainRow } from "@/lib/domains/serialize";
import { get } from "@/lib/domains/service";
import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import type { Query } from "@/lib/validation/query";
import { validate } from "@/lib/validation/validate";

/** Deletes some of the links on a domain, each with its event, and returns how many: 0 when there are none left. */
type DeleteLinks = (owner: Owner, domainId: number, now: Date) => Promise<number>;

/**
 * Deletes the domain permanently and returns it as it last was; its name is no longer served. While it has links,
 * throws `invalid_links` unless the query has `links=delete`; then `deleteLinks` deletes them first. If that stops
 * halfway, the domain still exists.
 */
export async function remove(
  owner: Owner,
  at: { readonly id?: number },
  now: Date,
  query: Query,
  deleteLinks: DeleteLinks,
): Promise<DomainRow> {
  const row = await get(owner, at);
  const { links: deletesLinks } = validate(deleteShape, query);
  // Links may be created concurrently.
  for (let links = row.links; ; ) {
    if (links > 0 && deletesLinks) while ((await deleteLinks(owner, row.id, now)) > 0);
    else if (links > 0) throw linksLeft(links);
    links = await removeIfEmpty(owner, row, now);
    if (links === 0) return row;
  }
}

/** Deletes the domain unless it has links; returns how many it has. */
const removeIfEmpty = (owner: Owner, { id, name }: DomainRow, now: Date): Promise<number> =>
  transaction(async () => {
    // Blocks new links on it.
    await lockRow("domains", owner, { id });
    const links = await db.link.count({ where: { domainId: id } });
    if (links > 0) return links;
    await db.domain.delete({ where: { id, accountId: owner.accountId } });
    // Another account may be waiting for it.
    await db.domain.updateMany({ where: { name, txtSeen: true }, data: { nextCheckAt: now } });
    return 0;
  });

function linksLeft(count: number) {
  const there = count === 1 ? "there is 1 link" : `there are ${count} links`;
  return invalid("links", `must be deleted or moved first: ${there} on this domain. Or send ?links=delete`, {
    formMessage: `Delete or move the links on this domain first: ${there}`,
  });
}
