import { type Answer, answer, slugOf } from "@/lib/visitors/answer";
import { missingPage } from "@/lib/visitors/pages";

/** The visitor plane as a Next route handler, for hosts that run Next without our server. */
export async function visitorRoute(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const slug = slugOf(path);
  const headers = Object.fromEntries(request.headers);
  const visit = { method: request.method, path, headers, address: undefined, now: new Date() };
  const { status, headers: answered, body }: Answer = slug ? await answer(visit, slug) : await missingPage();
  return new Response(request.method === "HEAD" ? null : body, { status, headers: answered });
}
