import type { IncomingHttpHeaders } from "node:http";
import { createElement } from "react";
import { type InactiveReason, LinkInactive } from "@/components/pages/inactive-link";
import { NotFound } from "@/components/pages/not-found";
import { ScheduledLink } from "@/components/pages/scheduled-link";
import { scheduledLinkScript } from "@/components/pages/scheduled-link-script";
import { scheduledLinkStyle, stillStyle } from "@/components/pages/scheduled-link-style";
import { style } from "@/components/pages/style";
import { Unavailable } from "@/components/pages/unavailable";
import type { PageLanguage } from "@/lib/validation/languages";
import { constantPage, type Rendered, render } from "@/lib/visitors/pages/constant-page";
import { foreignHost } from "@/lib/visitors/request/host";
import { visitorLanguage } from "@/lib/visitors/request/language";
import { documentHeaders } from "@/lib/visitors/response/document";

export type Page = { status: number; headers: Record<string, string> } & Rendered;

const VARY = { Vary: "Accept-Language" };

const noticeHeaders = { ...documentHeaders({ styles: [style] }), ...VARY };
const waitingHeaders = {
  ...documentHeaders({ styles: [scheduledLinkStyle, stillStyle], scripts: [scheduledLinkScript] }),
  ...VARY,
};

/** The 404 page in the visitor's language (docs/contract.md §3, Visitors). */
export async function notFoundPage(headers: IncomingHttpHeaders): Promise<Page> {
  const language = visitorLanguage(headers["accept-language"]);
  // A custom domain has a home page of its account or none.
  const hasHome = foreignHost(headers) === null;
  const drawn = await constantPage(
    `missing ${language} ${hasHome}`,
    createElement(NotFound, { language, hasHome }),
  );
  return { status: 404, headers: { ...noticeHeaders }, ...drawn };
}

/** The 410 page of a link that no longer redirects, with a text for each reason (docs/contract.md §3, Visitors). */
export async function inactivePage(reason: InactiveReason, language: PageLanguage): Promise<Page> {
  const drawn = await constantPage(
    `${reason} ${language}`,
    createElement(LinkInactive, { reason, language }),
  );
  return { status: 410, headers: { ...noticeHeaders }, ...drawn };
}

/**
 * The 503 page for when the database is unavailable; `Retry-After` in seconds (docs/contract.md §2). Needs no database
 * itself.
 */
export async function unavailablePage(language: PageLanguage, retryAfter = 5): Promise<Page> {
  const drawn = await constantPage(`unavailable ${language}`, createElement(Unavailable, { language }));
  return { status: 503, headers: { ...noticeHeaders, "Retry-After": String(retryAfter) }, ...drawn };
}

/**
 * The page of a scheduled link on its own `address`: counts down from `now` to `startsAt`, then requests the same
 * address again. Contains nothing else about the link (docs/contract.md §3, Visitors).
 */
export async function waitingPage(link: {
  startsAt: Date;
  now: Date;
  address: string;
  language: PageLanguage;
}): Promise<Page> {
  return {
    status: 200,
    headers: { ...waitingHeaders },
    ...(await render(createElement(ScheduledLink, link))),
  };
}
