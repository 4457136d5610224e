import { Plus, SearchX, TextCursorInput } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { SearchBox } from "@/components/ui/search-box";
import { forms } from "@/lib/forms";
import { readListQuery, type SearchParams } from "@/lib/http/page";
import { requireOwner } from "@/lib/http/session";
import { FormTable } from "../form-table";

export const metadata: Metadata = { title: "Forms" };

export default async function FormsPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const { page, size, paging, query, q } = await readListQuery(searchParams);
  const { rows, total } = await forms.list(owner, {}, paging, query);
  const now = new Date();
  return (
    <>
      <PageHeader title="Forms" text="Pages that ask, and keep what people answer.">
        <LinkButton href="/dashboard/forms/new" look="primary">
          <Plus className="size-4" aria-hidden />
          New form
        </LinkButton>
      </PageHeader>
      {(total > 0 || q) && (
        <div className="mb-4">
          <SearchBox label="Search forms" />
        </div>
      )}
      {rows.length > 0 && <FormTable rows={rows.map((row) => forms.serialize(row, now))} />}
      {rows.length === 0 && q && (
        <EmptyState
          icon={SearchX}
          title={`No form holds “${q}”`}
          text="Titles and addresses were searched."
        />
      )}
      {total === 0 && !q && (
        <EmptyState
          icon={TextCursorInput}
          title="No forms yet"
          text="A form is a page of its own with fields to fill in: sign-ups, feedback, orders. Answers are checked, kept here, and yours to download."
        >
          <LinkButton href="/dashboard/forms/new" look="primary">
            Make the first one
          </LinkButton>
        </EmptyState>
      )}
      {total > 0 && <Pager page={page} size={size} total={total} query={q ? { q } : {}} />}
    </>
  );
}
