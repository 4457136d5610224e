import { PanelsTopLeft, Plus, SearchX } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { SearchBox } from "@/components/ui/search-box";
import { bioPages } from "@/lib/bio-pages";
import { readListQuery, type SearchParams } from "@/lib/http/page";
import { requireOwner } from "@/lib/http/session";
import { BioTable } from "./bio-table";

export const metadata: Metadata = { title: "Bio pages" };

export default async function BioPagesPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const { page, size, paging, query, q } = await readListQuery(searchParams);
  const { rows, total } = await bioPages.list(owner, {}, paging, query);
  return (
    <>
      <PageHeader title="Bio pages" text="One page with all your links, for profiles that allow only one.">
        <LinkButton href="/dashboard/bio-pages/new" look="primary">
          <Plus className="size-4" aria-hidden />
          New bio page
        </LinkButton>
      </PageHeader>
      {(total > 0 || q) && (
        <div className="mb-4">
          <SearchBox label="Search bio pages" />
        </div>
      )}
      {rows.length > 0 && <BioTable rows={rows.map((row) => bioPages.serialize(row))} />}
      {rows.length === 0 && q && (
        <EmptyState
          icon={SearchX}
          title={`No bio page holds “${q}”`}
          text="Title and address were searched."
        />
      )}
      {total === 0 && !q && (
        <EmptyState
          icon={PanelsTopLeft}
          title="No bio pages yet"
          text="A bio page holds your links, your picture and where else you are, made for phones, in one of eight themes. It counts views, and clicks on each link."
        >
          <LinkButton href="/dashboard/bio-pages/new" look="primary">
            Make the first one
          </LinkButton>
        </EmptyState>
      )}
      {total > 0 && <Pager page={page} size={size} total={total} query={q ? { q } : {}} />}
    </>
  );
}
