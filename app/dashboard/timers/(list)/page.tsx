import { MailPlus } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list-page";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { timers } from "@/lib/timers";
import { TimerTable } from "../timer-table";

export const metadata: Metadata = { title: "Email counters" };

export default async function TimersPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams);
  const { rows, total } = await timers.list(owner, {}, list.paging, list.query);
  const now = new Date();
  return (
    <ListPage
      title="Email counters"
      text="Images that count down inside a mail, from the second it is opened."
      noun="counter"
      href="/dashboard/timers"
      icon={MailPlus}
      purpose="A counter is an animated image for a mail. It shows how much time is left at the moment somebody opens it, and says so when the time is over."
      searched="Names were searched."
      list={list}
      total={total}
    >
      <TimerTable rows={rows.map((row) => timers.serialize(row, now))} />
    </ListPage>
  );
}
