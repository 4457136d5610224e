import type { Metadata } from "next";
import { CountdownBadge } from "@/components/dashboard/countdown-badge";
import { StatisticsLink } from "@/components/dashboard/statistics/statistics-link";
import { Card } from "@/components/ui/card";
import { countOf } from "@/components/ui/count-of";
import { PageHeader } from "@/components/ui/page-header";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { timers } from "@/lib/timers";
import { titleOf } from "@/lib/timers/view";
import { EditTimer } from "./edit-timer";
import { EmbedTimer } from "./embed-timer";
import { TimerActions } from "./timer-actions";

export const metadata: Metadata = { title: "Email timer" };

export default async function TimerPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(timers.get(owner, { id: await readPathId(params) }));
  const timer = timers.serialize(row, new Date());
  const { id, gif_url, png_url, embed_html, state, views, created_at, updated_at, ...stored } = timer;
  const title = titleOf(timer);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: "/dashboard/timers", name: "Email timers" }}
        badge={<CountdownBadge state={state} />}
        text={
          <StatisticsLink kind="timers" id={id}>
            {countOf(views, "view")}
          </StatisticsLink>
        }
      >
        <TimerActions id={id} title={title} />
      </PageHeader>
      <Card title="Embed in an email" className="mb-6">
        <EmbedTimer gif={gif_url} html={embed_html} addresses={await domains.pageAddresses(owner, gif_url)} />
      </Card>
      <EditTimer id={id} stored={stored} />
    </>
  );
}
