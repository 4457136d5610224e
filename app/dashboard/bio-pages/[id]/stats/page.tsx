import type { Metadata } from "next";
import { StatisticsLink } from "@/components/dashboard/statistics/statistics-link";
import { BarList } from "@/components/ui/bar-list";
import { Card } from "@/components/ui/card";
import { Chart } from "@/components/ui/chart/chart";
import { bioPages } from "@/lib/bio-pages";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { viewerLocale } from "@/lib/http/dashboard/viewer-locale";
import { BioHeader } from "../bio-header";

export const metadata: Metadata = { title: "Bio page statistics" };

const DAYS = 30;
const number = new Intl.NumberFormat("en");

export default async function BioStatsPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const id = await readPathId(params);
  const page = bioPages.serialize(await orNotFound(bioPages.get(owner, { id })));
  const now = new Date();
  const [{ views, clicks, links }, series, locale] = await Promise.all([
    orNotFound(bioPages.stats(owner, { id }, now)),
    orNotFound(bioPages.series(owner, { id }, DAYS, now)),
    viewerLocale(),
  ]);
  const ranked = [...links].sort((one, other) => other.clicks - one.clicks);
  return (
    <>
      <BioHeader page={page} tab="Statistics" />
      <dl className="mb-5 grid grid-cols-3 gap-3">
        <Fact name="Views" value={number.format(views)} />
        <Fact name="Clicks" value={number.format(clicks)} />
        <Fact name="Click-through rate" value={views ? `${Math.round((100 * clicks) / views)}%` : "–"} />
      </dl>
      <p className="mb-5 text-sm">
        <StatisticsLink kind="bio_pages" id={id}>
          View full statistics
        </StatisticsLink>
      </p>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        <div className="space-y-5 lg:col-span-2">
          <Card title="Views, last 30 days">
            <Chart
              label="Views over time"
              unit="view"
              {...series.views}
              beforeName={`Previous ${DAYS} days`}
              locale={locale}
            />
          </Card>
          <Card title="Clicks, last 30 days">
            <Chart
              label="Clicks over time"
              unit="click"
              {...series.clicks}
              beforeName={`Previous ${DAYS} days`}
              locale={locale}
            />
          </Card>
        </div>
        <Card title="Clicks by link">
          <BarList
            label="Clicks by link"
            rows={ranked.map((link) => ({ name: link.title, value: link.clicks }))}
            shown={100}
            empty="No links yet"
          />
        </Card>
      </div>
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-card border border-line bg-surface p-4">
    <dt className="text-quiet text-xs">{name}</dt>
    <dd className="mt-1 font-semibold text-xl tabular-nums">{value}</dd>
  </div>
);
