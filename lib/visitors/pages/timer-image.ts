import { LRUCache } from "lru-cache";
import { pagePool } from "@/lib/db/visitor-pools";
import { type Design, styleOf } from "@/lib/timer-images/design";
import { renderGif, renderPng, type Timer } from "@/lib/timer-images/render";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import type { FoundPage } from "@/lib/visitors/counting/page-visits";
import type { PageKind, PageRequest, PageRoute, RenderedPage } from "@/lib/visitors/pages/page-kind";
import type { Visit } from "@/lib/visitors/request/visit";
import type { VisitorResponse } from "@/lib/visitors/response/response";

type Row = Design & { endsAt: Date };

const FORMATS = {
  gif: { type: "image/gif", render: renderGif },
  png: { type: "image/png", render: renderPng },
} as const;
type Format = keyof typeof FORMATS;

/** Images of the current second, cached separately from timers, of which many more fit. */
const images = new LRUCache<RenderedPage, { second: number; image: Buffer }>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ image }) => image.length,
});

/** Last seen timers by address, so that images keep working while the database is unavailable. */
const lastSeenTimers = new LRUCache<string, Timer>({ max: 5_000 });

/** The image for a deleted or unknown timer. */
const UNKNOWN_TIMER: Timer = {
  end: new Date(0),
  style: styleOf({
    style: "boxed",
    bg: "ffffff",
    fg: "59605c",
    accent: "c9cfcb",
    width: 600,
    units: "dhms",
    showLabels: true,
    labels: { days: "", hours: "", minutes: "", seconds: "" },
    expiredMessage: "This countdown is not available",
  }),
};

const formatOf = ({ part }: PageRequest): Format => (part === "png" ? "png" : "gif");

/**
 * Always 200 and no-store: mail proxies cache errors, and cached images would show the wrong time (docs/contract.md
 * §4).
 */
const imageResponse = (format: Format, body: Uint8Array): VisitorResponse => ({
  status: 200,
  headers: {
    "Content-Type": FORMATS[format].type,
    "Cache-Control": "no-cache, no-store, max-age=0",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  },
  body,
});

/** Renders a timer's images; requests within the same second share one. */
function imagesOf(timer: Timer, format: Format): RenderedPage {
  const drawn: RenderedPage = {
    bytes: 2_000,
    respond: ({ now }: Visit) => {
      const second = Math.floor(now.getTime() / 1000);
      const known = images.get(drawn);
      if (known?.second === second) return imageResponse(format, known.image);
      const image = FORMATS[format].render(timer, now);
      images.set(drawn, { second, image });
      return imageResponse(format, image);
    },
  };
  return drawn;
}

const unknownTimer = { gif: imagesOf(UNKNOWN_TIMER, "gif"), png: imagesOf(UNKNOWN_TIMER, "png") };

const timerKind: PageKind = {
  name: "timer",
  find: `SELECT t.id, t.account_id, '' AS segment, t.xmin::text AS version, NULL AS data FROM timers t
    WHERE t.public_id = v.key AND ${ofLiveAccount("t.account_id")}`,
  countsAll: true,
  draw: async ({ id }: FoundPage, ask: PageRequest) => {
    const { rows } = await pagePool().query<Row>(
      `SELECT style, bg, fg, accent, width, units, show_labels AS "showLabels", expired_message AS "expiredMessage",
        json_build_object('days', label_days, 'hours', label_hours, 'minutes', label_minutes, 'seconds', label_seconds) AS labels,
        ends_at AS "endsAt"
      FROM timers WHERE id = $1`,
      [id],
    );
    const [row] = rows;
    if (!row) return undefined;
    const timer = { style: styleOf(row), end: row.endsAt };
    lastSeenTimers.set(ask.key, timer);
    return imagesOf(timer, formatOf(ask));
  },
  missing: (visit, ask) => {
    lastSeenTimers.delete(ask.key);
    return unknownTimer[formatOf(ask)].respond(visit);
  },
  unavailable: (visit, ask) => {
    const timer = lastSeenTimers.get(ask.key);
    return (timer ? imagesOf(timer, formatOf(ask)) : unknownTimer[formatOf(ask)]).respond(visit);
  },
};

/** /t/{public_id}.gif and .png; any other path is an unknown timer (docs/contract.md §4). */
export const timerImageRoute: PageRoute = ({ first, second }) => {
  const [, id = "", format] = /^([a-z0-9]{1,64})\.(gif|png)$/.exec(first.toLowerCase()) ?? [];
  const isPng = format === "png" || /\.png$/i.test(second ?? first);
  return { kind: timerKind, key: second === undefined ? id : "", part: isPng ? "png" : "gif" };
};
