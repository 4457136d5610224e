import type { Metadata } from "next";
import { CountdownBadge } from "@/components/dashboard/countdown-badge";
import { StatisticsLink } from "@/components/dashboard/statistics/statistics-link";
import { Card } from "@/components/ui/card";
import { CodeBlock } from "@/components/ui/code-block";
import { countOf } from "@/components/ui/count-of";
import { PageHeader } from "@/components/ui/page-header";
import { countdowns } from "@/lib/countdowns";
import { domains } from "@/lib/domains";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { CountdownActions } from "./countdown-actions";
import { EditCountdown } from "./edit-countdown";

export const metadata: Metadata = { title: "Countdown page" };

export default async function CountdownPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(countdowns.get(owner, { id: await readPathId(params) }));
  const countdown = countdowns.serialize(row, new Date());
  const { id, slug, page_url, state, views, created_at, updated_at, ...stored } = countdown;
  const [{ url }] = await domains.pageAddresses(owner, page_url);
  return (
    <>
      <PageHeader
        title={countdown.title}
        back={{ href: "/dashboard/countdowns", name: "Countdown pages" }}
        badge={<CountdownBadge state={state} />}
        text={
          <StatisticsLink kind="countdowns" id={id}>
            {countOf(views, "view")}
          </StatisticsLink>
        }
      >
        <CountdownActions id={id} title={countdown.title} url={url} />
      </PageHeader>
      <Card title="URL" className="mb-6">
        <CodeBlock value={url} label={url} />
      </Card>
      <EditCountdown id={id} stored={{ ...stored, alias: slug }} host={defaultHost()} />
    </>
  );
}
