import { after } from "next/server";
import { forms } from "@/lib/forms";
import { remoteAddress } from "@/lib/http/request/remote-address";
import { log } from "@/lib/log";
import { readUpTo } from "@/lib/streams/body";
import type { PageLanguage } from "@/lib/validation/languages";
import { servesForm } from "@/lib/visitors/domains/domain-lookups";
import { asResponse } from "@/lib/visitors/next-adapter";
import { drawClosed, drawForm } from "@/lib/visitors/pages/form-page";
import { notFoundPage, unavailablePage } from "@/lib/visitors/pages/status-pages";
import { foreignHost } from "@/lib/visitors/request/host";
import { visitorLanguage } from "@/lib/visitors/request/language";
import type { VisitorResponse } from "@/lib/visitors/response/response";

/** Stores a submission and redirects (303), so that reloading doesn't send it again (docs/contract.md §11, forms). */
export async function send(request: Request): Promise<Response> {
  const language = visitorLanguage(request.headers.get("accept-language"));
  const failed = (err: unknown) => {
    log.error({ err }, "could not store a submission");
    return unavailablePage(language);
  };
  return asResponse(await respond(request, language, new Date()).catch(failed), "POST");
}

async function respond(request: Request, language: PageLanguage, now: Date): Promise<VisitorResponse> {
  const { pathname, searchParams } = new URL(request.url);
  const embedded = searchParams.has("embed");
  const slug = /^\/f\/([A-Za-z0-9_-]{1,64})\/?$/.exec(pathname)?.[1];
  const headers = Object.fromEntries(request.headers);
  const host = foreignHost(headers);
  const isHere = slug !== undefined && (host === null || (await servesForm(host, slug)));
  if (!isHere) return notFoundPage(headers);
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const { bytes, complete } = await readUpTo(request, forms.maxBodyBytes);
  if (type !== "application/x-www-form-urlencoded")
    return plain(415, "Send the form as application/x-www-form-urlencoded");
  const sent = forms.parseBody(bytes, complete);
  const outcome = await forms.submit(slug, sent, remoteAddress(request.headers), now);
  if (outcome.state === "missing") return notFoundPage(headers);
  const { form } = outcome;
  if (outcome.state === "done") {
    const { stored } = outcome;
    if (stored) after(() => forms.notify(form, stored, now));
    if (embedded) return seeOther(`/f/${form.slug}?thanks&embed=1`);
    return seeOther(form.redirectUrl ?? `/f/${form.slug}?thanks`);
  }
  const view = forms.publicForm(form);
  if (outcome.state !== "rejected")
    return drawClosed(
      view,
      view.language ?? language,
      outcome.state === "ended" ? form.closesAt : null,
      embedded,
    );
  const { status, token, retryAfter, ...returned } = outcome.rejection;
  const response = await drawForm(view, view.language ?? language, token, { returned, status, embedded });
  return retryAfter
    ? { ...response, headers: { ...response.headers, "Retry-After": String(retryAfter) } }
    : response;
}

const plain = (status: number, words: string): VisitorResponse => ({
  status,
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "private, no-store" },
  body: `${words}\n`,
});

/** Headers are printable ASCII, so anything else in a URL is percent-encoded. */
const seeOther = (target: string): VisitorResponse => ({
  status: 303,
  headers: {
    Location: /^[!-~]+$/.test(target) ? target : new URL(target).href,
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
  },
  body: "",
});
