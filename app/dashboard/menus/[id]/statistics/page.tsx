import type { Metadata } from "next";
import { StatisticsLink } from "@/components/dashboard/statistics/statistics-link";
import { BarList } from "@/components/ui/bar-list";
import { Card } from "@/components/ui/card";
import { Chart } from "@/components/ui/chart/chart";
import { countOf } from "@/components/ui/count-of";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { viewerLocale } from "@/lib/http/dashboard/viewer-locale";
import { menus } from "@/lib/menus";
import { MenuHeader } from "../menu-header";

export const metadata: Metadata = { title: "Menu statistics" };

const DAYS = 30;

export default async function MenuStatisticsPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const id = await readPathId(params);
  const { items, ...menu } = menus.serialize(await orNotFound(menus.get(owner, { id })));
  const now = new Date();
  const [{ total, last_30_days, by_table }, series, locale] = await Promise.all([
    orNotFound(menus.stats(owner, { id }, now)),
    orNotFound(menus.series(owner, { id }, DAYS, now)),
    viewerLocale(),
  ]);
  const number = new Intl.NumberFormat("en");
  return (
    <>
      <MenuHeader menu={menu} part="Statistics" />
      <p className="mb-5 text-sm">
        <StatisticsLink kind="menus" id={id}>
          View full statistics
        </StatisticsLink>
      </p>
      <div className="grid gap-5 lg:grid-cols-3">
        <Card
          title={`${countOf(last_30_days, "scan")} in 30 days`}
          aside={<span className="text-quiet text-sm tabular-nums">{number.format(total)} total</span>}
          className="lg:col-span-2"
        >
          <Chart
            label="Scans over time"
            unit="scan"
            {...series}
            beforeName={`Previous ${DAYS} days`}
            locale={locale}
          />
        </Card>
        <Card title="Scans by table">
          <BarList
            label="Scans by table"
            rows={by_table.map(({ table, scans }) => ({ name: table ?? "No table", value: scans }))}
            empty="No scans yet"
            shown={50}
          />
        </Card>
      </div>
    </>
  );
}
