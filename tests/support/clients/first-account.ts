import { Client } from "@/tests/support/clients/api-client";
import type { RunningServer } from "@/tests/support/servers/server";

type Target = { slug: string; url: string };

/** The API key of the first account, from the output of a server's first start. */
export const firstKey = (server: RunningServer): string => /API key +(\S+)/.exec(server.output())?.[1] ?? "";

/** Email and password of the first account's owner, from the same output. */
export function firstLogin(server: RunningServer): { email: string; password: string } {
  const read = (name: string): string => {
    const [, value] = new RegExp(`^ +${name} +(\\S+)`, "m").exec(server.output()) ?? [];
    if (!value) throw new Error(`this start printed no ${name}`);
    return value;
  };
  return { email: read("email"), password: read("password") };
}

/** The API as the first account of such a server. */
export const firstAccount = (server: RunningServer): Client =>
  new Client(server.url, async () => firstKey(server));

/** Creates a link for each click limit, as the first account. */
export const makeLinks = (server: RunningServer, limits: (number | null)[]): Promise<Target[]> =>
  makeLinksOf(firstAccount(server), limits);

/** Creates a link for each click limit. */
export async function makeLinksOf(api: Client, limits: (number | null)[]): Promise<Target[]> {
  const links: Target[] = [];
  for (const [n, click_limit] of limits.entries()) {
    const { body } = await api.post("/links", { url: `https://example.com/${n}`, click_limit });
    links.push({ slug: body.slug, url: body.long_url });
  }
  return links;
}
