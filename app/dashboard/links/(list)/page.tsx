import { Link2, SearchX } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPage } from "@/components/ui/list/list-page";
import { domains } from "@/lib/domains";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import type { SearchParams } from "@/lib/http/dashboard/page-params";
import { links } from "@/lib/links";
import { LinkTable } from "../link-table";
import { addressQuery, readLinkQuery, SORTS } from "../list-query";
import { LinkSelection } from "../selection/link-selection";
import { readTags } from "../tags/read-tags";
import { FilterLine } from "./filter-line";
import { LinkFilters } from "./link-filters";

export const metadata: Metadata = { title: "Links" };

export default async function LinksPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const [tags, names, served] = await Promise.all([
    readTags(owner),
    domains.names(owner),
    domains.serving(owner),
  ]);
  const query = await readLinkQuery(searchParams, names);
  const { list, params, archived } = query;
  const { rows, total } = await links.list(owner, {}, list.paging, list.query, list.view);
  const now = new Date();
  const ids = rows.map(({ id }) => id);
  const during = list.view.period && (await links.clicksDuring(owner, ids, list.view.period));
  const shown = rows.map((row) => links.serialize(row, now));
  const hosts = { shortHost: defaultHost(), domains: served };
  const isFiltered =
    query.tags.length > 0 || query.domain !== undefined || query.atMost !== undefined || archived !== "false";
  const onlyArchived =
    total === 0 && !isFiltered && !list.q && !list.view.state
      ? (await links.list(owner, {}, { limit: 1, offset: 0 }, { archived: "true" })).total
      : 0;
  return (
    <ListPage
      title="Links"
      text="Short links that count every visitor."
      noun="link"
      href="/dashboard/links"
      icon={Link2}
      purpose="Shorten a URL, share it, and see who clicks. Every link has a QR code."
      searched="Search covers slugs, titles and destinations."
      list={list}
      states={query.states}
      sorts={SORTS}
      total={total}
      params={params}
      noneLeft={noneLeft(isFiltered, onlyArchived)}
      actions={
        <>
          <LinkButton href="/dashboard/links/tags">Manage tags</LinkButton>
          <LinkButton href="/dashboard/links/paste">Paste a list</LinkButton>
        </>
      }
      filters={<LinkFilters tags={tags} domains={names} shortHost={hosts.shortHost} />}
      filterLine={
        <FilterLine
          account={owner.accountId}
          query={query}
          total={total}
          domains={names}
          shortHost={hosts.shortHost}
        />
      }
    >
      <LinkSelection
        rows={shown.map(({ id, short_url, archived, tags }) => ({ id, short_url, archived, tags }))}
        tags={tags}
        hosts={hosts}
        query={addressQuery(query).toString()}
        total={total}
      >
        <LinkTable rows={shown} tags={tags} clicks={{ of: query.period?.name, during }} />
      </LinkSelection>
    </ListPage>
  );
}

function noneLeft(isFiltered: boolean, archived: number) {
  if (archived > 0)
    return (
      <EmptyState icon={SearchX} title="All your links are archived" text="Archived links keep working.">
        <LinkButton href="/dashboard/links?archived=true">Show archived links</LinkButton>
      </EmptyState>
    );
  return (
    isFiltered && (
      <EmptyState
        icon={SearchX}
        title="No links with these filters"
        text="Change a filter, or clear them all."
      >
        <LinkButton href="/dashboard/links">Clear filters</LinkButton>
      </EmptyState>
    )
  );
}
