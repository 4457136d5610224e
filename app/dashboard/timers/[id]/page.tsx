import type { Metadata } from "next";
import { CountdownBadge } from "@/components/dashboard/countdown-badge";
import { StatisticsLink } from "@/components/dashboard/statistics/statistics-link";
import { Card } from "@/components/ui/card";
import { CodeBlock } from "@/components/ui/code-block";
import { countOf } from "@/components/ui/count-of";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { timers } from "@/lib/timers";
import { titleOf } from "@/lib/timers/view";
import { EditTimer } from "./edit-timer";
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
        <div className="space-y-4">
          <Snippet name="HTML" value={embed_html} label="HTML" />
          <div className="grid gap-4 lg:grid-cols-2">
            <Snippet name="Animated image (GIF)" value={gif_url} label="GIF URL" />
            <Snippet name="Still image (PNG)" value={png_url} label="PNG URL" />
          </div>
        </div>
      </Card>
      <EditTimer id={id} stored={stored} />
    </>
  );
}

const Snippet = ({ name, value, label }: { name: string; value: string; label: string }) => (
  <div className="min-w-0">
    <p className="mb-1 text-quiet text-xs">{name}</p>
    <CodeBlock value={value} label={label} />
  </div>
);
