import { Card } from "@/components/ui/card";
import { Time } from "@/components/ui/time";
import type { WireLink } from "../link-table";
import { ExtendLink } from "./extend-link";

const REASONS: Readonly<Record<string, string>> = {
  ok: "Working: visitors are redirected.",
  scheduled: "Visitors see a countdown until the link starts.",
  expired: "Visitors see a “link expired” page. Extend the link to reactivate it.",
  limit_reached: "Visitors see a “limit reached” page. Raise the click limit to reactivate the link.",
  disabled: "Visitors see a “link paused” page. Resume the link to reactivate it.",
};

/** The details of a link, and what its status means for visitors. */
export function LinkDetails({ link, now }: { link: WireLink; now: Date }) {
  const number = new Intl.NumberFormat("en");
  const limit = link.click_limit === null ? "" : ` of ${number.format(link.click_limit)}`;
  return (
    <Card title="Details">
      <p className="mb-4 text-quiet text-sm">{REASONS[link.state]}</p>
      <dl className="space-y-3 text-sm">
        <Fact name="Destination">
          <a
            href={link.long_url}
            rel="noreferrer noopener"
            target="_blank"
            title={link.long_url}
            className="line-clamp-4 text-accent underline wrap-anywhere"
          >
            {link.long_url}
          </a>
        </Fact>
        <Fact name="Clicks">
          <span className="tabular-nums">
            {number.format(link.clicks)}
            {limit}
          </span>
        </Fact>
        {link.last_clicked_at && (
          <Fact name="Last click">
            <Time value={link.last_clicked_at} relative />
          </Fact>
        )}
        {link.starts_at && (
          <Fact name={new Date(`${link.starts_at.replace(" ", "T")}Z`) > now ? "Starts" : "Started"}>
            <Time value={link.starts_at} />
          </Fact>
        )}
        <Fact name={link.state === "expired" ? "Expired" : "Expires"}>
          <Time value={link.expires_at} />
          <ExtendLink id={link.id} expiresAt={link.expires_at} />
        </Fact>
        <Fact name="Created">
          <Time value={link.created_at} relative />
        </Fact>
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-quiet text-xs">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);
