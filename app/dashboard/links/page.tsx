import { Link2, Plus, SearchX } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { SearchBox } from "@/components/ui/search-box";
import { readListQuery, type SearchParams } from "@/lib/http/page";
import { requireOwner } from "@/lib/http/session";
import { links } from "@/lib/links";
import { LinkTable } from "./link-table";

export const metadata: Metadata = { title: "Links" };

export default async function LinksPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const { page, size, paging, query, q } = await readListQuery(searchParams);
  const { rows, total } = await links.list(owner, {}, paging, query);
  const now = new Date();
  return (
    <>
      <PageHeader title="Links" text="Short addresses that count every visitor.">
        <LinkButton href="/dashboard/links/new" look="primary">
          <Plus className="size-4" aria-hidden />
          New link
        </LinkButton>
      </PageHeader>
      {(total > 0 || q) && (
        <div className="mb-4">
          <SearchBox label="Search links" />
        </div>
      )}
      {rows.length > 0 && <LinkTable rows={rows.map((row) => links.serialize(row, now))} />}
      {rows.length === 0 && q && (
        <EmptyState
          icon={SearchX}
          title={`No link holds “${q}”`}
          text="Short address, title and destination were searched."
        />
      )}
      {total === 0 && !q && (
        <EmptyState
          icon={Link2}
          title="No links yet"
          text="A link is a short address that leads to a long one. It counts who opens it, can start and end at a set time, and has a QR code."
        >
          <LinkButton href="/dashboard/links/new" look="primary">
            Make the first one
          </LinkButton>
        </EmptyState>
      )}
      {total > 0 && <Pager page={page} size={size} total={total} query={q ? { q } : {}} />}
    </>
  );
}
