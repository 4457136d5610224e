import { CalendarClock } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list-page";
import { countdowns } from "@/lib/countdowns";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { CountdownTable } from "../countdown-table";

export const metadata: Metadata = { title: "Countdown pages" };

export default async function CountdownsPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams);
  const { rows, total } = await countdowns.list(owner, {}, list.paging, list.query);
  const now = new Date();
  return (
    <ListPage
      title="Countdown pages"
      text="A page that counts down to a moment, then shows a message or leads on."
      noun="countdown page"
      href="/dashboard/countdowns"
      icon={CalendarClock}
      purpose="A countdown page has an address of its own to share: a launch, a sale, a wedding. It is right in every time zone, and at zero it shows your message or takes its visitors on."
      searched="Titles and addresses were searched."
      list={list}
      total={total}
    >
      <CountdownTable rows={rows.map((row) => countdowns.serialize(row, now))} />
    </ListPage>
  );
}
