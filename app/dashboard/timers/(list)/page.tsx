import { MailPlus } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list/list-page";
import { listSorts } from "@/components/ui/list/list-sorts";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { timers } from "@/lib/timers";
import { TimerTable } from "../timer-table";

export const metadata: Metadata = { title: "Email timers" };

const STATES = [
  { value: "active", name: "Active" },
  { value: "expired", name: "Expired" },
];

export default async function TimersPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams, STATES);
  const { rows, total } = await timers.list(owner, {}, list.paging, list.query, list.view);
  const now = new Date();
  const addressOf = await domains.preferredAddress(owner);
  return (
    <ListPage
      title="Email timers"
      text="Images that count down inside an email."
      noun="email timer"
      href="/dashboard/timers"
      icon={MailPlus}
      purpose="Add an animated countdown to your emails. It shows the time left when the image is loaded."
      searched="Search covers names."
      list={list}
      states={STATES}
      sorts={listSorts("Most views")}
      total={total}
    >
      <TimerTable
        rows={rows
          .map((row) => timers.serialize(row, now))
          .map((timer) => ({
            ...timer,
            embed_html: timer.embed_html.replaceAll(timer.gif_url, addressOf(timer.gif_url)),
          }))}
      />
    </ListPage>
  );
}
