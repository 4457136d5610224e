import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { test as base } from "@/tests/support/fixtures";
import { listening } from "@/tests/support/servers/listen";

/** Another website, on a different host than the short links. */
type Website = {
  url: string;
  /** Every request received, oldest first. */
  requests: { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** Serves HTML at a path; any other path shows its own name as the heading. */
  put(path: string, html: string): void;
  close(): Promise<void>;
};

async function website(): Promise<Website> {
  const pages = new Map<string, string>();
  const requests: Website["requests"] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    requests.push({ path, headers: request.headers, body: await text(request) });
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(pages.get(path) ?? `<!DOCTYPE html><title>Somewhere</title><h1>${encodeURI(path)}</h1>`);
  });
  return {
    ...(await listening(server)),
    requests,
    put: (path, html) => void pages.set(path, `<!DOCTYPE html>${html}`),
  };
}

/** Tests that need a website as a destination. */
export const test = base.extend<{ site: Website }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
  site: async ({}, use) => {
    const site = await website();
    await use(site);
    await site.close();
  },
});
