import type { Metadata } from "next";
import Link from "next/link";
import { QrPanel } from "@/components/dashboard/qr/qr-panel";
import { BarList } from "@/components/ui/bar-list";
import { Card } from "@/components/ui/card";
import { CodeBlock } from "@/components/ui/code-block";
import { CopyButton } from "@/components/ui/copy-button";
import { countOf } from "@/components/ui/count-of";
import { DailyChart } from "@/components/ui/daily-chart";
import { withoutScheme } from "@/components/ui/display-url";
import { PageHeader } from "@/components/ui/page-header";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId, type SearchParams } from "@/lib/http/dashboard/page-params";
import { links } from "@/lib/links";
import { StateBadge } from "../state-badge";
import { curlOf } from "./curl";
import { DateRange, readDays } from "./date-range";
import { LinkActions } from "./link-actions";
import { LinkDetails } from "./link-details";

export const metadata: Metadata = { title: "Link" };

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function LinkPage({ params, searchParams }: Props) {
  const { owner } = await requireOwner();
  const now = new Date();
  const id = await readPathId(params);
  const link = links.serialize(await orNotFound(links.get(owner, { id })), now);
  const days = readDays((await searchParams).days);
  const from = new Date(now.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const stats = await orNotFound(links.stats(owner, { id }, { from }, now));

  return (
    <>
      <PageHeader
        title={withoutScheme(link.short_url)}
        back={{ href: "/dashboard/links", name: "Links" }}
        badge={
          <>
            <CopyButton value={link.short_url} label={link.short_url} />
            <StateBadge state={link.state} />
          </>
        }
        text={link.title}
      >
        <LinkActions link={{ id, slug: link.slug, paused: link.paused, short_url: link.short_url }} />
      </PageHeader>
      <div className="grid gap-5 lg:grid-cols-3">
        <div className="space-y-5 lg:col-span-2">
          <Card title={`${countOf(stats.clicks, "click")} in ${days} days`} aside={<DateRange days={days} />}>
            <DailyChart
              label="Clicks per day"
              unit="click"
              days={stats.daily.map(({ date, clicks }) => ({ date, value: clicks }))}
            />
          </Card>
          <div className="grid gap-5 sm:grid-cols-2">
            <Share
              title="Countries"
              rows={stats.countries.map((row) => ({ name: country(row.country), value: row.clicks }))}
            />
            <Share
              title="Referrers"
              rows={stats.referrers.map((row) => ({ name: row.referrer ?? "Direct", value: row.clicks }))}
            />
            <Share
              title="Devices"
              rows={stats.devices.map((row) => ({ name: device(row.device), value: row.clicks }))}
            />
            <Share
              title="Browsers"
              rows={stats.browsers.map((row) => ({ name: row.browser ?? "Unknown", value: row.clicks }))}
            />
          </div>
        </div>
        <div className="space-y-5">
          <LinkDetails link={link} now={now} />
          <QrPanel path={`/dashboard/links/${id}`} address={link.short_url} />
        </div>
      </div>
      <Card title="API equivalent" className="mt-5">
        <p className="mb-3 text-quiet text-sm">
          Creates this link. Set <code>WAYPOST_KEY</code> to one of your{" "}
          <Link href="/dashboard/api-keys" className="text-accent underline">
            API keys
          </Link>
          .
        </p>
        <CodeBlock value={curlOf(link, env.APP_URL)} label="curl command" />
      </Card>
    </>
  );
}

const Share = ({ title, rows }: { title: string; rows: { name: string; value: number }[] }) => (
  <Card title={title}>
    <BarList label={title} rows={rows} empty="No clicks in this period" />
  </Card>
);

const names = new Intl.DisplayNames("en", { type: "region" });
const country = (code: string | null) => (code ? (names.of(code) ?? code) : "Unknown");
const device = (name: string | null) => (name ? name.charAt(0).toUpperCase() + name.slice(1) : "Unknown");
