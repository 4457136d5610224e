import { env } from "@/lib/env";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { expectPastable } from "@/tests/support/readers/shell-lines";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const decode = (html: string) => html.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

/** The curl lines on a page. */
async function linesOn(path: string, cookie = ""): Promise<string[]> {
  const response = await fetch(`${env.APP_URL}${path}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  const html = await response.text();
  return [...html.matchAll(/<code[^>]*>(curl [^<]*)<\/code>/g)].map(([, line = ""]) => decode(line));
}

test("every curl line of the quickstart and of a link's page works as pasted", async ({ account, api }) => {
  const title = 'Ada\'s "50%" & more?';
  const { body: link } = await api.post("/links", { url: "https://example.com/?q=1&r=2", title });
  const cookie = await sessionCookie(account);
  const [docs, page] = [
    await linesOn("/docs/quickstart"),
    await linesOn(`/dashboard/links/${link.id}`, cookie),
  ];
  expect([docs.length, page.length]).toEqual([2, 1]);
  for (const line of [...docs, ...page]) {
    const sent = expectPastable(line);
    expect(sent).toContain("Authorization: Bearer wp_key");
    if (sent.includes(`${env.APP_URL}/api/v1/me`)) continue;
    expect(sent).toContain(`${env.APP_URL}/api/v1/links`);
    expect(JSON.parse(sent.at(-1) ?? "")).toHaveProperty("url");
  }
  expect(JSON.parse(expectPastable(page[0] ?? "").at(-1) ?? "")).toMatchObject({ title });
});
