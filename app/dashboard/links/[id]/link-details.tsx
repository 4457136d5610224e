import type { ReactNode } from "react";
import type { ColoredTag } from "@/components/dashboard/links/tag-colors";
import { Card } from "@/components/ui/card";
import { DescriptionItem } from "@/components/ui/description-item";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { dateOf } from "@/lib/dates";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import type { WireLink } from "../link-table";
import { ExtendLink } from "./extend-link";
import { OrganizingDetails } from "./organizing-details";
import { RoutingDetails } from "./routing-details";

const REASONS: Readonly<Record<string, string>> = {
  ok: "Working: visitors are redirected.",
  scheduled: "Visitors see a countdown until the link starts.",
  expired: "Visitors see a “link expired” page until you extend the link.",
  limit_reached: "Visitors see a “limit reached” page until you raise the click limit.",
  disabled: "Visitors see a “link paused” page until you resume the link.",
};

/** Domains may redirect visitors of expired links. */
const REASONS_ON_DOMAINS: Readonly<Record<string, string>> = {
  ...REASONS,
  expired: "Until you extend the link, visitors see a “link expired” page, unless the domain redirects them.",
  limit_reached:
    "Until you raise the click limit, visitors see a “limit reached” page, unless the domain redirects them.",
};

const number = new Intl.NumberFormat("en");

/** Whether the link has expired, paused or not. */
const isPast = ({ expires_at, auto_renew }: WireLink, now: Date): boolean =>
  !auto_renew && dateOf(expires_at) <= now;

/** What a link's status means for visitors, and how to change it. */
function reasonOf(link: WireLink, isServed: boolean, now: Date): ReactNode {
  const { state, paused, domain, expired_url, clicks, click_limit, has_password } = link;
  if (expired_url && ["expired", "limit_reached"].includes(state))
    return "Visitors are redirected to the after-expiry URL.";
  const [isExpired, isFull] = [isPast(link, now), click_limit !== null && clicks >= click_limit];
  if (isServed && paused && isExpired && isFull)
    return "Visitors see a “link paused” page. The link has also expired and reached its click limit: resume and extend it, and raise the limit.";
  if (isServed && paused && isExpired)
    return "Visitors see a “link paused” page. The link has also expired: resume and extend it.";
  if (isServed && paused && isFull)
    return "Visitors see a “link paused” page. The link has also reached its click limit: resume it and raise the limit.";
  if (state === "expired" && isFull)
    return `Visitors see a “link expired” page${domain ? ", unless the domain redirects them" : ""}. The link has also reached its click limit: extend it and raise the limit.`;
  if (state === "ok" && has_password)
    return "Working: visitors are redirected after they enter the password.";
  if (!domain) return REASONS[state];
  if (isServed) return REASONS_ON_DOMAINS[state];
  return (
    <>
      The link doesn't work because {paused && "it's paused and "}
      {readableHost(domain)} isn't active. {paused ? "Resume it, and check the domain" : "Check it"} under{" "}
      <Link href="/dashboard/domains" className="text-accent underline">
        Domains
      </Link>
      .
    </>
  );
}

type Props = {
  link: WireLink;
  /** Whether its host serves links. */
  isServed: boolean;
  tags: readonly ColoredTag[];
  now: Date;
};

/** The details of a link, and what its status means for visitors. */
export function LinkDetails({ link, isServed, tags, now }: Props) {
  const limit = link.click_limit === null ? "" : ` of ${number.format(link.click_limit)}`;
  return (
    <Card title="Details">
      <p className="mb-4 text-quiet text-sm">{reasonOf(link, isServed, now)}</p>
      <dl className="space-y-3 text-sm">
        <DescriptionItem name="Clicks">
          <span className="tabular-nums">
            {number.format(link.clicks)}
            {limit}
          </span>
        </DescriptionItem>
        {link.last_clicked_at && (
          <DescriptionItem name="Last click">
            <Time value={link.last_clicked_at} relative />
          </DescriptionItem>
        )}
        {link.starts_at && (
          <DescriptionItem name={dateOf(link.starts_at) > now ? "Starts" : "Started"}>
            <Time value={link.starts_at} />
          </DescriptionItem>
        )}
        <DescriptionItem name={isPast(link, now) ? "Expired" : "Expires"}>
          <Time value={link.expires_at} />
          {link.auto_renew ? (
            <p className="mt-0.5 text-quiet text-xs">Renews automatically before then</p>
          ) : (
            <ExtendLink id={link.id} expiresAt={link.expires_at} />
          )}
        </DescriptionItem>
        <RoutingDetails link={link} now={now} />
        <OrganizingDetails link={link} tags={tags} />
        <DescriptionItem name="Created">
          <Time value={link.created_at} relative />
        </DescriptionItem>
      </dl>
    </Card>
  );
}
