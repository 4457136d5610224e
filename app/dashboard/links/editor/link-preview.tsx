"use client";

import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DescriptionItem } from "@/components/ui/description-item";
import { displayUrl } from "@/components/ui/display-url";
import type { Values } from "@/components/ui/form/use-form";
import { Time } from "@/components/ui/time";
import { UrlText } from "@/components/ui/url-text";
import { withUtm } from "@/lib/routing/destination";
import { expiryName } from "./expiry-name";
import { utmOf } from "./utm-value";

const number = new Intl.NumberFormat("en");

type Props = {
  values: Values;
  host: string;
  /** The stored link, which already has a QR code. */
  stored?: { id: number; slug: string; domain: string | null };
};

/** A live preview of a link: short URL, final address, schedule, limit and QR code. */
export function LinkPreview({ values, host, stored }: Props) {
  const { alias, title, starts_at, expires_at, auto_renew, click_limit, paused } = values;
  return (
    <figure>
      <Card>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 space-y-1">
            <p className="font-semibold">
              <UrlText url={`${host}/${String(alias ?? "") || stored?.slug || "…"}`} />
            </p>
            {title ? <p className="text-sm wrap-anywhere">{String(title)}</p> : null}
            <p className="line-clamp-5 text-quiet text-sm">
              →&nbsp;
              <UrlText url={finalAddress(values) || "…"} />
            </p>
            {values.forward_query === true && (
              <p className="text-quiet text-xs">Plus visitors' query parameters</p>
            )}
          </div>
          {paused === true && <Badge tone="plain">Paused</Badge>}
        </div>
        <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-3 border-line border-t pt-4 text-sm">
          <DescriptionItem name="Starts">
            {typeof starts_at === "string" ? <Time value={starts_at} /> : "Immediately"}
          </DescriptionItem>
          <DescriptionItem name={auto_renew === true ? "Expires" : expiryName(expires_at, new Date())}>
            <Expiry renews={auto_renew === true} at={expires_at} />
          </DescriptionItem>
          <DescriptionItem name="Click limit">
            {typeof click_limit === "number" ? number.format(click_limit) : "None"}
          </DescriptionItem>
        </dl>
        {stored && <Code stored={stored} changed={changes(values, stored)} />}
      </Card>
      <figcaption className="mt-2 text-center text-quiet text-xs">Live preview</figcaption>
    </figure>
  );
}

const changes = ({ alias, domain }: Values, stored: { slug: string; domain: string | null }): boolean =>
  (Boolean(alias) && alias !== stored.slug) || (domain ?? null) !== stored.domain;

function Expiry({ renews, at }: { renews: boolean; at: unknown }) {
  if (renews) return "Renews before it expires";
  return typeof at === "string" ? <Time value={at} /> : "In one year";
}

const Code = ({
  stored: { id, slug },
  changed,
}: {
  stored: { id: number; slug: string };
  changed: boolean;
}) =>
  changed ? (
    <p className="mt-4 text-sm">
      Saving changes the short link and its QR code. Printed codes for {slug} stop working.
    </p>
  ) : (
    // biome-ignore lint/performance/noImgElement: our own route renders it in this size
    <img
      src={`/dashboard/links/${id}/qr?format=svg&size=240`}
      width={240}
      height={240}
      alt={`QR code of ${slug}`}
      className="mt-4 h-auto w-32 rounded-control border border-line"
    />
  );

/** The destination with its campaign parameters, once the input is a URL. */
function finalAddress(values: Values): string {
  const { url } = values;
  if (typeof url !== "string" || !URL.canParse(url)) return "";
  return displayUrl(withUtm(url, utmOf(values)));
}
