import type { Metadata } from "next";
import { LoopNotice } from "@/components/dashboard/loop-notice";
import { QrPanel } from "@/components/dashboard/qr/qr-panel";
import { readDays } from "@/components/dashboard/statistics/date-range";
import { Card } from "@/components/ui/card";
import { CodeBlock } from "@/components/ui/code-block";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { domains } from "@/lib/domains";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId, type SearchParams } from "@/lib/http/dashboard/page-params";
import { viewerLocale } from "@/lib/http/dashboard/viewer-locale";
import { brandImage } from "@/lib/images/brand-image";
import { links } from "@/lib/links";
import { dismissLinkLoops, updateLink } from "../actions";
import { LinkBadges } from "../link-marks";
import { StateBadge } from "../state-badge";
import { readTags } from "../tags/read-tags";
import { curlOf } from "./curl";
import { Destination } from "./destination";
import { LinkActions } from "./link-actions";
import { LinkDetails } from "./link-details";
import { LinkStats } from "./link-stats";
import { ShareButtons } from "./share-buttons";

export const metadata: Metadata = { title: "Link" };

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function LinkPage({ params, searchParams }: Props) {
  const { owner } = await requireOwner();
  const now = new Date();
  const id = await readPathId(params);
  const row = await orNotFound(links.get(owner, { id }));
  const link = links.serialize(row, now);
  const days = readDays((await searchParams).days);
  const from = new Date(now.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const [stats, series, logo, locale, tags, loops] = await Promise.all([
    links.statsOf(row, { from }, now),
    links.seriesOf(row, days, now),
    brandImage(owner, link.short_url),
    viewerLocale(),
    link.tags.length > 0 ? readTags(owner) : [],
    domains.loopWarnings.hostsOf(owner, "link", id),
  ]);

  return (
    <>
      <div className="mb-5 grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <PageHeader
          title={withoutScheme(link.short_url)}
          back={{ href: "/dashboard/links", name: "Links" }}
          badge={
            <>
              <StateBadge link={link} />
              <LinkBadges link={link} />
            </>
          }
          text={link.title}
        />
        <div className="flex min-w-0 flex-col gap-x-6 gap-y-3 sm:col-span-2 sm:flex-row sm:items-center">
          <ShareButtons url={link.short_url} />
          <Destination id={id} url={link.long_url} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:mt-3 sm:col-start-2 sm:row-start-1 sm:mb-6 max-sm:[&_:is(a,button)]:h-9 max-sm:[&_:is(a,button)]:px-3 max-sm:[&_svg]:hidden">
          <LinkActions
            link={{
              id,
              slug: link.slug,
              domain: link.domain,
              paused: link.paused,
              short_url: link.short_url,
            }}
          />
        </div>
      </div>
      <LoopNotice hosts={loops} dismiss={dismissLinkLoops.bind(undefined, id)} />
      <div className="grid gap-5 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-3 lg:row-start-1">
          <QrPanel
            path={`/dashboard/links/${id}`}
            addresses={[
              {
                domain: "",
                host: "",
                url: link.short_url,
                text: withoutScheme(link.short_url),
                hasLogo: logo !== null,
              },
            ]}
            trackable
            renewal={
              link.auto_renew
                ? undefined
                : {
                    turnOn: updateLink.bind(undefined, id, { auto_renew: true }),
                    isExpired: row.expiresAt <= now,
                  }
            }
          />
        </div>
        <div className="lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <LinkStats link={link} stats={stats} series={series} days={days} from={from} locale={locale} />
        </div>
        <div className="lg:col-start-3 lg:row-start-2">
          <LinkDetails link={link} isServed={row.isServed} tags={tags} now={now} />
        </div>
      </div>
      <Card title="API equivalent" className="mt-5">
        <p className="mb-3 text-quiet text-sm">
          Creates this link{link.has_password && ", without its password"}. Set <code>WAYPOST_KEY</code> to
          one of your{" "}
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
