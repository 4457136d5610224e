import { CalendarClock } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list/list-page";
import { listSorts } from "@/components/ui/list/list-sorts";
import { countdowns } from "@/lib/countdowns";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { CountdownTable } from "../countdown-table";

export const metadata: Metadata = { title: "Countdown pages" };

const STATES = [
  { value: "active", name: "Active" },
  { value: "ended", name: "Expired" },
];

export default async function CountdownsPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams, STATES);
  const { rows, total } = await countdowns.list(owner, {}, list.paging, list.query, list.view);
  const now = new Date();
  const addressOf = await domains.preferredAddress(owner);
  return (
    <ListPage
      title="Countdown pages"
      text="Pages that count down to a date, then show a message or redirect."
      noun="countdown page"
      href="/dashboard/countdowns"
      icon={CalendarClock}
      purpose="Share a countdown to a launch, a sale or an event. It's correct in every time zone."
      searched="Search covers titles and slugs."
      list={list}
      states={STATES}
      sorts={listSorts("Most views")}
      total={total}
    >
      <CountdownTable
        rows={rows
          .map((row) => countdowns.serialize(row, now))
          .map((countdown) => ({ ...countdown, page_url: addressOf(countdown.page_url) }))}
      />
    </ListPage>
  );
}
