import type { Metadata } from "next";
import { CounterBadge } from "@/components/dashboard/counter-badge";
import { Card } from "@/components/ui/card";
import { CodeBlock } from "@/components/ui/code-block";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { timers } from "@/lib/timers";
import { titleOf } from "../title";
import { EditTimer } from "./edit-timer";
import { TimerActions } from "./timer-actions";

export const metadata: Metadata = { title: "Email counter" };

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
        back={{ href: "/dashboard/timers", name: "Email counters" }}
        badge={<CounterBadge state={state} />}
        text={views === 1 ? "1 image load" : `${new Intl.NumberFormat("en").format(views)} image loads`}
      >
        <TimerActions id={id} title={title} />
      </PageHeader>
      <Card title="For your mail" className="mb-6">
        <div className="space-y-4">
          <Copied name="HTML" value={embed_html} label="the HTML" />
          <div className="grid gap-4 lg:grid-cols-2">
            <Copied name="Address of the moving image" value={gif_url} label="the address of the GIF" />
            <Copied name="Address of a still image" value={png_url} label="the address of the PNG" />
          </div>
        </div>
      </Card>
      <EditTimer id={id} stored={stored} />
    </>
  );
}

const Copied = ({ name, value, label }: { name: string; value: string; label: string }) => (
  <div className="min-w-0">
    <p className="mb-1 text-quiet text-xs">{name}</p>
    <CodeBlock value={value} label={label} />
  </div>
);
