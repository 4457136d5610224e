import { Card } from "@/components/ui/card";
import { Time } from "@/components/ui/time";
import type { WireLink } from "../link-table";
import { ExtendLink } from "./extend-link";

const REASONS: Readonly<Record<string, string>> = {
  ok: "Visitors are led on.",
  scheduled: "Visitors see a countdown until it opens.",
  expired: "Its time is over. Visitors read that it has expired; extend it to let it work again.",
  limit_reached: "All its clicks are used up. Raise the limit to let it work again.",
  disabled: "It is paused. Visitors read that it is switched off.",
};

/** What a link is, and why it does what it does. */
export function LinkFacts({ link, now }: { link: WireLink; now: Date }) {
  const number = new Intl.NumberFormat("en");
  const limit = link.click_limit === null ? "" : ` of ${number.format(link.click_limit)}`;
  return (
    <Card title="About this link">
      <p className="mb-4 text-quiet text-sm">{REASONS[link.state]}</p>
      <dl className="space-y-3 text-sm">
        <Fact name="Leads to">
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
        <Fact name="Clicks so far">
          <span className="tabular-nums">
            {number.format(link.clicks)}
            {limit}
          </span>
        </Fact>
        {link.last_clicked_at && (
          <Fact name="Last click">
            <Time value={link.last_clicked_at} />
          </Fact>
        )}
        {link.starts_at && (
          <Fact name={new Date(`${link.starts_at.replace(" ", "T")}Z`) > now ? "Opens" : "Opened"}>
            <Time value={link.starts_at} />
          </Fact>
        )}
        <Fact name={link.state === "expired" ? "Ended" : "Ends"}>
          <Time value={link.expires_at} />
          <ExtendLink id={link.id} />
        </Fact>
        <Fact name="Made">
          <Time value={link.created_at} />
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
