import type { Metadata } from "next";
import { BarList } from "@/components/ui/bar-list";
import { Card } from "@/components/ui/card";
import { countOf } from "@/components/ui/count-of";
import { DailyChart } from "@/components/ui/daily-chart";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { menus } from "@/lib/menus";
import { MenuHeader } from "../menu-header";

export const metadata: Metadata = { title: "Menu statistics" };

export default async function MenuStatisticsPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const id = await readPathId(params);
  const { items, ...menu } = menus.serialize(await orNotFound(menus.get(owner, { id })));
  const { total, last_30_days, by_table, daily } = await orNotFound(menus.stats(owner, { id }, new Date()));
  const number = new Intl.NumberFormat("en");
  return (
    <>
      <MenuHeader menu={menu} part="Statistics" />
      <div className="grid gap-5 lg:grid-cols-3">
        <Card
          title={`${countOf(last_30_days, "scan")} in 30 days`}
          aside={<span className="text-quiet text-sm tabular-nums">{number.format(total)} total</span>}
          className="lg:col-span-2"
        >
          <DailyChart
            label="Scans per day"
            unit="scan"
            days={daily.map(({ date, scans }) => ({ date, value: scans }))}
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
