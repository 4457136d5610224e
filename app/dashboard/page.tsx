import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Card } from "@/components/ui/card";
import { Chart } from "@/components/ui/chart/chart";
import { countOf } from "@/components/ui/count-of";
import { Link } from "@/components/ui/link";
import { RowUrl } from "@/components/ui/list/row-url";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { readAccount } from "@/lib/accounts/service";
import { listApiKeys } from "@/lib/api-keys/service";
import { addDays, formatDay } from "@/lib/dates";
import { readExamples } from "@/lib/demo/stored-ids";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { viewerLocale } from "@/lib/http/dashboard/viewer-locale";
import { links } from "@/lib/links";
import { accountSeries } from "@/lib/statistics/series";
import { topLinks } from "@/lib/statistics/top-links";
import { webhooks } from "@/lib/webhooks";
import { DisabledWebhooks } from "./disabled-webhooks";
import { ExampleNotice, FillWithExamples } from "./example-data";
import { FirstSteps } from "./first-steps";
import { FIRST_STEPS_COOKIE } from "./first-steps-cookie";
import { LoopWarnings } from "./loop-warnings";
import { QuickLink } from "./quick-link";

export const metadata: Metadata = { title: "Home" };

const DAYS = 30;
const TOP_LINKS = 5;

export default async function DashboardPage() {
  const { owner, user, account } = await requireOwner();
  const now = new Date();
  const today = new Date(formatDay(now));
  // Example visits are older than the account.
  const examples = await readExamples(owner);
  const visits = { owner, span: { from: addDays(today, 1 - DAYS), to: today }, where: null };
  const [{ usage }, keys, disabled, loops, expiring, busiest, series, locale] = await Promise.all([
    readAccount(owner),
    listApiKeys(owner),
    webhooks.disabledWebhooks(owner),
    domains.loopWarnings.list(owner),
    links.expiringLinks(owner, now),
    topLinks(visits, TOP_LINKS),
    accountSeries(visits, "links", examples ? addDays(now, -DAYS) : account.createdAt, now),
    viewerLocale(),
  ]);
  const number = new Intl.NumberFormat("en");
  const clicks = series.points.reduce((sum, { value }) => sum + value, 0);
  const attention = (
    <Card title="Needs attention">
      <DisabledWebhooks rows={disabled} />
      <LoopWarnings {...loops} />
      {expiring.length === 0 && disabled.length === 0 && loops.total === 0 ? (
        <p className="flex items-center gap-2 text-quiet text-sm">
          <CircleCheck className="size-4 text-good" aria-hidden />
          Nothing expires this week.
        </p>
      ) : (
        <Rows
          rows={expiring.map((row) => links.serialize(row, now))}
          value={(link) => (
            <>
              Expires <Time value={link.expires_at} />
            </>
          )}
        />
      )}
    </Card>
  );
  return (
    <>
      <PageHeader title={user.name ? `Hello, ${user.name}` : "Home"} />
      {examples && <ExampleNotice />}
      <QuickLink />
      {!(await cookies()).has(FIRST_STEPS_COOKIE) && (
        <FirstSteps
          done={{
            links: usage.links > 0,
            menus: usage.menus > 0,
            bio_pages: usage.bio_pages > 0,
            api: keys.some(({ lastUsedAt }) => lastUsedAt),
          }}
        />
      )}
      {Object.values(usage).every((count) => count === 0) && <FillWithExamples />}
      {usage.links > 0 ? (
        <>
          <Card title={`${countOf(clicks, "click")} in ${DAYS} days`} className="mb-5">
            <Chart
              label="Clicks over time"
              unit="click"
              {...series}
              beforeName={`Previous ${DAYS} days`}
              locale={locale}
            />
          </Card>
          <div className="grid gap-5 lg:grid-cols-2">
            <Card title={`Top links, last ${DAYS} days`}>
              {busiest.length === 0 && (
                <p className="text-quiet text-sm">
                  No clicks in the last {DAYS} days. Share a link to see them here.
                </p>
              )}
              <Rows rows={busiest} value={(link) => number.format(link.clicks)} />
            </Card>
            {attention}
          </div>
        </>
      ) : (
        (disabled.length > 0 || loops.total > 0) && attention
      )}
    </>
  );
}

type Named = { id: number; title: string; short_url: string };

const Rows = <T extends Named>({ rows, value }: { rows: T[]; value(link: T): React.ReactNode }) => (
  <ul className="-mx-2">
    {rows.map((link) => (
      <li key={link.id}>
        <Link
          href={`/dashboard/links/${link.id}`}
          className="flex items-center justify-between gap-4 rounded-control px-2 py-2 text-sm hover:bg-raised"
        >
          <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
            {link.title || <RowUrl url={link.short_url} />}
          </span>
          <span className="shrink-0 text-quiet tabular-nums">{value(link)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
