import { db } from "@/lib/db/client";
import { instanceHostOf, normalizeHost, ownHosts } from "@/lib/domains/hosts/instance-hosts";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import type { DomainFields } from "@/lib/domains/schema";
import { type AppError, invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import type { FieldError, Fields } from "@/lib/validation/validate";

/** Whether the sent `root_bio_page_id` is a bio page of the account. */
export async function ownsBioPage({ accountId }: Owner, { root_bio_page_id: id }: Fields): Promise<boolean> {
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1 || id > 2_147_483_647) return false;
  return (await db.bioPage.count({ where: { id, accountId } })) > 0;
}

const OTHER_PAGE = [
  "root_bio_page_id",
  "must be the ID of one of your bio pages",
  "Choose one of your bio pages",
] as const;

/** The bio page was deleted after the check. */
export function pageDeleted(): AppError {
  const [field, message, formMessage] = OTHER_PAGE;
  return invalid(field, message, { formMessage });
}

/** A domain must be neither the host of this server nor below it. */
export function* nameFaults({ name = "" }: { name?: string }): Iterable<FieldError<"name">> {
  const own = ownHosts().find((host) => name === host || name.endsWith(`.${host}`));
  if (own)
    yield [
      "name",
      `must not be ${own}, the host of this server, or a subdomain of it`,
      `Enter a name that isn't ${readableHost(own)}, the host of this server, or a subdomain of it`,
    ];
}

/** The host of a URL that would redirect back to this instance, or to the domain itself. */
const loopOf = (url: string, name: string | undefined): string | undefined =>
  normalizeHost(new URL(url).host) === name ? name : instanceHostOf(url);

/**
 * Faults of a domain's fields in combination (docs/contract.md §14). In `sent`, the changed values, URLs are checked
 * for loops and the bio page for its owner.
 */
export function* fieldFaults(
  values: Partial<DomainFields & { name: string }>,
  ownsPage: boolean,
  sent = values,
): Iterable<FieldError<keyof DomainFields>> {
  if (values.root_url && values.root_bio_page_id)
    yield [
      "root_url",
      "must not be set together with root_bio_page_id",
      "Choose either a web address or a bio page",
    ];
  for (const field of ["root_url", "not_found_url", "expired_url"] as const) {
    const url = sent[field];
    const host = url && loopOf(url, values.name);
    if (host)
      yield [
        field,
        `must not point to ${host}, a host of this server`,
        `This would redirect visitors in a loop. Enter a URL that isn't on ${readableHost(host)}.`,
      ];
  }
  if (sent.root_bio_page_id && !ownsPage) yield OTHER_PAGE;
}
