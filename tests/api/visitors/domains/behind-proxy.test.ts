import { databaseUrl, env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

test.describe("behind a trusted proxy", () => {
  test.describe.configure({ mode: "default" });
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ DATABASE_URL: databaseUrl(), SHORT_URL: env.SHORT_URL, TRUST_PROXY: "1" });
  });
  test.afterAll(() => server.stop());

  test("X-Forwarded-Host is the visitor's host, as the proxy next to us wrote it", async ({
    account,
    api,
  }) => {
    const { name } = await serveDomain(account);
    const { body: link } = await api.post("/links", { url: "https://example.com/", domain: name });
    const open = async (forwarded: string) => {
      const headers = { "X-Forwarded-Host": forwarded };
      return (await visitAt("app:3000", `/${link.slug}`, { headers, base: server.url })).status;
    };
    for (const spelling of [name, `${name.toUpperCase()}.:443`, ` ${name} `])
      expect(await open(spelling), spelling).toBe(302);
    expect(await open(`forged.example.com, ${name}`)).toBe(302);
    expect(await open(`${name}, go.example.org`)).toBe(404);
    const login = { headers: { "X-Forwarded-Host": name }, base: server.url };
    expect((await visitAt("app:3000", "/login", login)).status).toBe(404);
  });
});
