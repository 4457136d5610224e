import { BarList } from "@/components/ui/bar-list";
import { Card } from "@/components/ui/card";
import { Chart } from "@/components/ui/chart/chart";

const FIRST_DAY = Date.UTC(2026, 9, 5);
const CLICKS = [
  41, 58, 52, 73, 66, 31, 28, 79, 96, 88, 104, 91, 47, 39, 112, 131, 120, 158, 143, 70, 62, 171, 192, 186,
];

const points = CLICKS.map((value, index) => ({
  at: new Date(FIRST_DAY + index * 86_400_000).toISOString().slice(0, 10),
  value,
}));

const COUNTRIES = [
  { name: "Germany", value: 812 },
  { name: "United States", value: 574 },
  { name: "Brazil", value: 391 },
];

const LINKS = [
  { name: "acme.link/spring", value: 1204 },
  { name: "acme.link/menu", value: 731 },
  { name: "acme.link/talk", value: 255 },
];

/** The dashboard with sample data, built from its own components. */
export function DashboardPreview() {
  const total = new Intl.NumberFormat("en").format(CLICKS.reduce((sum, n) => sum + n, 0));
  return (
    <figure className="rounded-card border border-line bg-raised p-3 shadow-lift sm:p-4">
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        <Card title={`${total} clicks in ${CLICKS.length} days`} className="sm:col-span-2">
          <Chart label="Clicks per day" unit="click" points={points} />
        </Card>
        <Card title="Top links">
          <BarList label="Top links" rows={LINKS} />
        </Card>
        <Card title="Countries">
          <BarList label="Countries" rows={COUNTRIES} />
        </Card>
      </div>
      <figcaption className="sr-only">The dashboard: clicks per day, top links and countries</figcaption>
    </figure>
  );
}
