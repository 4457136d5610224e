import { MailPlus, Plus, SearchX } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { SearchBox } from "@/components/ui/search-box";
import { readListQuery, type SearchParams } from "@/lib/http/page";
import { requireOwner } from "@/lib/http/session";
import { timers } from "@/lib/timers";
import { TimerTable } from "./timer-table";

export const metadata: Metadata = { title: "Email counters" };

export default async function TimersPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const { page, size, paging, query, q } = await readListQuery(searchParams);
  const { rows, total } = await timers.list(owner, {}, paging, query);
  const now = new Date();
  return (
    <>
      <PageHeader
        title="Email counters"
        text="Images that count down inside a mail, from the second it is opened."
      >
        <LinkButton href="/dashboard/timers/new" look="primary">
          <Plus className="size-4" aria-hidden />
          New counter
        </LinkButton>
      </PageHeader>
      {(total > 0 || q) && (
        <div className="mb-4">
          <SearchBox label="Search email counters" />
        </div>
      )}
      {rows.length > 0 && <TimerTable rows={rows.map((row) => timers.serialize(row, now))} />}
      {rows.length === 0 && q && (
        <EmptyState icon={SearchX} title={`No counter holds “${q}”`} text="Names were searched." />
      )}
      {total === 0 && !q && (
        <EmptyState
          icon={MailPlus}
          title="No email counters yet"
          text="A counter is an animated image for a mail. It shows how much time is left at the moment somebody opens it, and says so when the time is over."
        >
          <LinkButton href="/dashboard/timers/new" look="primary">
            Make the first one
          </LinkButton>
        </EmptyState>
      )}
      {total > 0 && <Pager page={page} size={size} total={total} query={q ? { q } : {}} />}
    </>
  );
}
