import { createElement } from "react";
import { colorsOf } from "@/components/pages/countdown/colors";
import { formatEnd } from "@/components/pages/countdown/format-end";
import { Countdown, type CountdownView, endMessage } from "@/components/pages/countdown/page";
import { placeholdersAt } from "@/components/pages/countdown/placeholders";
import { countdownScript } from "@/components/pages/countdown/script";
import { countdownStyle, stillStyle } from "@/components/pages/countdown/style";
import { wordsIn } from "@/components/pages/words/by-language";
import { pagePool } from "@/lib/db/visitor-pools";
import { env } from "@/lib/env";
import type { PageLanguage } from "@/lib/validation/languages";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import { calendarFile } from "@/lib/visitors/pages/calendar";
import {
  chosenLanguage,
  type PageKind,
  type PageRoute,
  pageKey,
  type RenderedPage,
  staticPage,
} from "@/lib/visitors/pages/page-kind";
import { shareImage } from "@/lib/visitors/pages/share-image";
import { drawDocument, fingerprint } from "@/lib/visitors/response/document";
import { redirect } from "@/lib/visitors/response/redirect";
import type { VisitorResponse } from "@/lib/visitors/response/response";
import { compileTemplate } from "@/lib/visitors/response/template";

type Row = CountdownView & {
  id: number;
  slug: string;
  expiredAction: string;
  redirectUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
};

const PARTS = ["page", "state", "og.png", "calendar.ics"] as const;

const countdown: PageKind = {
  name: "countdown",
  find: `SELECT c.id, c.account_id, '' AS segment, c.xmin::text || (c.ends_at <= v.now) AS version, 
      (c.ends_at <= v.now)::text || coalesce('.' || c.language, '') AS data
    FROM countdowns c WHERE c.slug_key = v.key AND ${ofLiveAccount("c.account_id")}`,
  languageOf: ({ data }, { part }) =>
    chosenLanguage(data?.split(".")[1]) ?? (part === "og.png" ? "en" : null),
  draw: async ({ id, data }, { part = "page" }, language) => {
    const { rows } = await pagePool().query<Row>(READ, [id]);
    const [row] = rows;
    const drawPart = part in DRAW ? DRAW[part] : undefined;
    return row && drawPart?.(row, language, data?.startsWith("true") ?? false);
  },
};

const READ = `SELECT id, slug, title, description, ends_at AS "endsAt", timezone, theme, accent, cta_label AS "ctaLabel",
  cta_url AS "ctaUrl", expired_action AS "expiredAction", expired_message AS "expiredMessage",
  redirect_url AS "redirectUrl", language, created_at AS "createdAt", updated_at AS "updatedAt" FROM countdowns WHERE id = $1`;

/** /c/{slug}, /c/{slug}/og.png, /c/{slug}/calendar.ics, and /c/{slug}/state for its script (docs/contract.md §5). */
export const countdownPageRoute: PageRoute = ({ first, second = "page" }) => {
  const key = pageKey(first);
  if (key === undefined || !PARTS.some((part) => part === second)) return undefined;
  return { kind: countdown, key, part: second, uncounted: second !== "page" };
};

// Rough memory use of a page of ten thousand characters, as a compiled template.
const BYTES = 24_000;

const addressOf = ({ slug }: Row) => `${env.SHORT_URL}/c/${slug}`;

/** Changes with everything a visitor sees, and only with that. */
const versionOf = ({ createdAt: _, updatedAt: __, ...seen }: Row) => fingerprint(seen);

const redirectUrlOf = ({ expiredAction, redirectUrl }: Row) =>
  expiredAction === "redirect" ? redirectUrl : null;

type DrawPart = (row: Row, language: PageLanguage, ended: boolean) => RenderedPage | Promise<RenderedPage>;

const DRAW: Readonly<Record<string, DrawPart>> = {
  page: async (row, language, ended) => {
    const url = redirectUrlOf(row);
    if (ended && url) return staticPage(redirect(url));
    const setting = { address: addressOf(row), version: versionOf(row), language, ended, live: true };
    const page = await countdownDocument(row, setting);
    return ended ? staticPage(page(row.endsAt)) : { bytes: BYTES, respond: ({ now }) => page(now) };
  },
  state: (row, language, ended) => {
    const url = redirectUrlOf(row);
    const outcome = url ? { redirect: url } : { message: endMessage(row, language) };
    const state = { version: versionOf(row), ended, ...(ended ? outcome : {}) };
    return {
      bytes: 2_000,
      respond: ({ now }) => file(JSON.stringify({ now: now.getTime(), ...state }), "application/json"),
    };
  },
  "og.png": async (row, language) => {
    const end = formatEnd(row.endsAt, row.timezone, language);
    const picture = {
      title: row.title,
      label: wordsIn(language).countdown.label,
      line: end,
      colors: colorsOf(row.theme, row.accent),
    };
    return staticPage(await shareImage(picture));
  },
  "calendar.ics": (row) => {
    const url = addressOf(row);
    const body = calendarFile({
      uid: `countdown-${row.id}@${new URL(url).hostname}`,
      at: row.endsAt,
      title: row.title,
      description: row.description ? `${row.description}\n\n${url}` : url,
      url,
      changedAt: row.updatedAt,
      revision: Math.max(0, (row.updatedAt.getTime() - row.createdAt.getTime()) / 1000),
    });
    const { status, headers } = file(body, "text/calendar; charset=utf-8");
    const disposition = `attachment; filename="${row.slug}.ics"`;
    return staticPage({ status, headers: { ...headers, "Content-Disposition": disposition }, body });
  },
};

const file = (body: string | Uint8Array, type: string) => ({
  status: 200,
  headers: {
    "Content-Type": type,
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  },
  body,
});

type Setting = {
  language: PageLanguage;
  address: string;
  version: string;
  ended: boolean;
  live: boolean;
  framed?: boolean;
};

/** The HTML document. Without `live` it makes no requests; `framed` allows the dashboard's preview to embed it. */
export async function countdownDocument(
  view: CountdownView,
  setting: Setting,
): Promise<(now: Date) => VisitorResponse> {
  const style = countdownStyle(view.theme, view.accent);
  const { status, headers, body } = await drawDocument(
    createElement(Countdown, { view, style, ...setting }),
    {
      styles: setting.ended ? [style] : [style, stillStyle],
      scripts: setting.ended ? [] : [countdownScript],
      allow: setting.live && !setting.ended ? ["connect-src 'self'"] : [],
      indexed: true,
      framed: setting.framed ?? false,
    },
  );
  const fill = compileTemplate(String(body));
  return (now) => ({
    status,
    headers: { ...headers },
    ...fill(placeholdersAt(view.endsAt, now, setting.language)),
  });
}
