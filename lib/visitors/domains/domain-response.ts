import { domainOrigin } from "@/lib/domains/hosts/origin";
import { log } from "@/lib/log";
import { domainRoot, isDomain } from "@/lib/visitors/domains/domain-lookups";
import { rootBioPage } from "@/lib/visitors/pages/bio-page";
import { pageResponse } from "@/lib/visitors/pages/page-response";
import { notFoundPage, unavailablePage } from "@/lib/visitors/pages/status-pages";
import { visitorLanguage } from "@/lib/visitors/request/language";
import type { Visit } from "@/lib/visitors/request/visit";
import { redirect } from "@/lib/visitors/response/redirect";
import { methodNotAllowed, type VisitorResponse } from "@/lib/visitors/response/response";

/** Forms are submitted to Next, which checks the host itself. */
const FORM = /^\/f\/[^/]+\/?$/;

/** Allows crawling: pages and redirects send their own noindex. */
const ROBOTS: VisitorResponse = {
  status: 200,
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  body: "User-agent: *\nAllow: /\n",
};

/**
 * The response of a foreign host to anything but a short link or a public page (docs/contract.md §14). Undefined when
 * the host is no domain, so the request is for the app. Never rejects.
 */
export async function domainResponse(visit: Visit, host: string): Promise<VisitorResponse | undefined> {
  const language = visitorLanguage(visit.headers["accept-language"]);
  const { method, path } = visit;
  try {
    if (!(await isDomain(host))) return undefined;
    if (method === "POST" && FORM.test(path)) return undefined;
    if (method !== "GET" && method !== "HEAD") return methodNotAllowed;
    if (path === "/") return await rootResponse(visit, host);
    return path === "/robots.txt" && (await domainRoot(host)) ? ROBOTS : notFoundPage(visit.headers);
  } catch (err) {
    log.error({ err }, "could not look up a domain");
    return unavailablePage(language);
  }
}

async function rootResponse(visit: Visit, host: string): Promise<VisitorResponse> {
  const root = await domainRoot(host);
  if (root?.url) return redirect(root.url);
  if (root?.bioPage) return pageResponse(visit, rootBioPage(root.bioPage, `${domainOrigin(host)}/`));
  return notFoundPage(visit.headers);
}
