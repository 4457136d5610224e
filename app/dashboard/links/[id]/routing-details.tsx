import { DescriptionItem } from "@/components/ui/description-item";
import { displayUrl } from "@/components/ui/display-url";
import { Time } from "@/components/ui/time";
import { UrlText } from "@/components/ui/url-text";
import { dateOf } from "@/lib/dates";
import type { WireLink } from "../link-table";
import { RuleSentence } from "../routing/rule-text";
import { ShareBar, shadeOf } from "../routing/share-bar";

/** A link's routing, apart from the destination, for a `<dl>`. */
export function RoutingDetails({ link, now }: { link: WireLink; now: Date }) {
  const { has_password, rules, split, split_until, utm, forward_query, expired_url } = link;
  return (
    <>
      {has_password && <DescriptionItem name="Password">Visitors must enter it</DescriptionItem>}
      {rules && (
        <DescriptionItem name="Targeting rules">
          <ol className="mt-1 list-decimal space-y-2 pl-5 marker:text-quiet marker:text-sm">
            {rules.map((rule) => (
              <li key={rule.id}>
                <RuleSentence rule={rule} />
              </li>
            ))}
          </ol>
        </DescriptionItem>
      )}
      {split && (
        <DescriptionItem name={rules ? "Split for everyone else" : "Split"}>
          <div className="mt-1.5 space-y-2">
            <ShareBar shares={split} />
            <ul className="space-y-1">
              {split.map(({ id, label, url, weight }, index) => (
                <li key={id} className="flex gap-2">
                  <span
                    aria-hidden
                    className="mt-1.5 size-2 shrink-0 rounded-full"
                    style={{ background: shadeOf(index) }}
                  />
                  <span className="min-w-0 wrap-anywhere">
                    {label} {weight}%{" "}
                    <span className="text-quiet">
                      →&nbsp;
                      <UrlText url={displayUrl(url)} />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {split_until && (
              <p className="text-quiet text-xs">
                {dateOf(split_until) > now ? "Until" : "Ended"} <Time value={split_until} />
              </p>
            )}
          </div>
        </DescriptionItem>
      )}
      {utm && (
        <DescriptionItem name="Campaign parameters">
          <ul className="wrap-anywhere">
            {Object.entries(utm).map(([name, value]) => (
              <li key={name}>
                <span className="text-quiet">{name === "ref" ? name : `utm_${name}`} </span>
                {value}
              </li>
            ))}
          </ul>
        </DescriptionItem>
      )}
      {forward_query && (
        <DescriptionItem name="Visitors' query parameters">Forwarded to the destination</DescriptionItem>
      )}
      {expired_url && (
        <DescriptionItem name="After expiry, redirects to">
          <UrlText url={displayUrl(expired_url)} />
        </DescriptionItem>
      )}
    </>
  );
}
