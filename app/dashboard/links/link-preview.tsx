"use client";

import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DescriptionItem } from "@/components/ui/description-item";
import { withoutScheme } from "@/components/ui/display-url";
import type { Values } from "@/components/ui/form/use-form";
import { Time } from "@/components/ui/time";

const number = new Intl.NumberFormat("en");

type Props = {
  values: Values;
  shortHost: string;
  /** The stored link, which already has a QR code. */
  stored?: { id: number; slug: string };
};

/** A live preview of a link: short URL, destination, schedule, limit and QR code. */
export function LinkPreview({ values, shortHost, stored }: Props) {
  const { alias, title, starts_at, expires_at, click_limit, paused } = values;
  const destination = shownUrl(values.url);
  return (
    <figure>
      <Card>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 space-y-1">
            <p className="font-semibold wrap-anywhere">
              {shortHost}/{String(alias ?? "") || stored?.slug || "…"}
            </p>
            {title ? <p className="text-sm wrap-anywhere">{String(title)}</p> : null}
            <p className="line-clamp-3 text-quiet text-sm wrap-anywhere">→ {destination || "…"}</p>
          </div>
          {paused === true && <Badge tone="plain">Paused</Badge>}
        </div>
        <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-3 border-line border-t pt-4 text-sm">
          <DescriptionItem name="Starts">
            {typeof starts_at === "string" ? <Time value={starts_at} /> : "Immediately"}
          </DescriptionItem>
          <DescriptionItem name="Expires">
            {typeof expires_at === "string" ? <Time value={expires_at} /> : "In one year"}
          </DescriptionItem>
          <DescriptionItem name="Click limit">
            {typeof click_limit === "number" ? number.format(click_limit) : "None"}
          </DescriptionItem>
        </dl>
        {stored && <Code stored={stored} changed={Boolean(alias) && alias !== stored.slug} />}
      </Card>
      <figcaption className="mt-2 text-center text-quiet text-xs">Live preview</figcaption>
    </figure>
  );
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
      Saving the new slug creates a new QR code. Printed codes for {slug} stop working.
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

const shownUrl = (url: unknown): string =>
  typeof url === "string" && URL.canParse(url) ? withoutScheme(url).replace(/\/$/, "") : "";
