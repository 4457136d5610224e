import { databaseUrl, env } from "@/lib/env";
import { newName } from "@/tests/api/domains/domain";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { startServer } from "@/tests/support/servers/server";

const GOOD = "https://example.com/";
const LOCAL = new URL(env.SHORT_URL);
const error = {
  status: 422,
  body: { error: "invalid_url", message: expect.stringMatching(/^url .*short links/) },
};

test.describe("a link to the short-link host itself (srm-kzilla/kzilla.xyz#217, EdiWang/Elf#10)", () => {
  const LOOPS = [
    env.SHORT_URL,
    `${env.SHORT_URL}/some-slug?q#f`,
    `HTTP://LOCALHOST:${LOCAL.port}/x`,
    `https://LocalHost:${LOCAL.port}`,
    `http://localhost.:${LOCAL.port}/x`,
    `http://%6Cocalhost:${LOCAL.port}/x`,
    `http://ｌｏｃａｌｈｏｓｔ:${LOCAL.port}/x`,
    `http://localhost:0${LOCAL.port}/x`,
    ...["127.0.0.1", "127.1", "0x7f.2", "2130706433", "0", "[::1]", "[::ffff:127.0.0.1]", "[::]"].map(
      (host) => `http://${host}:${LOCAL.port}/x`,
    ),
    `  ${env.SHORT_URL}?q`,
    `http://localhost:${LOCAL.port}\\x`,
  ];
  for (const url of LOOPS) {
    test(`${url.replace(LOCAL.port, "port")} is rejected on create and on PATCH`, async ({ api }) => {
      expect(await api.post("/links", { url })).toMatchObject(error);
      const { body: link } = await api.post("/links", { url: GOOD });
      expect(await api.patch(`/links/${link.id}`, { url })).toMatchObject(error);
      expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
    });
  }
});

test("with its own SHORT_URL that host is the short-link host, with or without the default port", async () => {
  const settings = { DATABASE_URL: databaseUrl(), SHORT_URL: "https://go.example.com", LOG_LEVEL: "warn" };
  const server = await startServer(settings);
  const { api } = await newAccount("free", server.url);
  for (const url of [
    "https://go.example.com/x",
    "http://go.example.com/x",
    "https://go.example.com:443/x",
    "http://go.example.com:80/x",
    "https://GO.Example.COM.",
    "https://ｇｏ.example.com?q",
  ]) {
    expect(await api.post("/links", { url }), url).toMatchObject(error);
  }
  for (const url of [
    "https://example.com",
    "https://a.go.example.com",
    "http://127.0.0.1/",
    `${server.url}/dashboard`,
  ]) {
    const { status, body } = await api.post("/links", { url });
    expect(status, url).toBe(201);
    expect(body.short_url).toBe(`https://go.example.com/${body.slug}`);
    expect((await visit(`${server.url}/${body.slug}`)).headers.get("location")).toBe(url);
  }
  // All other URLs may lead to neither of the server's hosts.
  const { body: link } = await api.post("/links", { url: GOOD });
  for (const url of ["https://go.example.com/x", `${server.url}/x`, `http://127.0.0.1:${server.port}`]) {
    const rules = [{ url, qr: true }];
    const split = [GOOD, url].map((one) => ({ url: one, weight: 50 }));
    for (const [field, value] of Object.entries({ expired_url: url, rules, split })) {
      const sent = { [field]: value };
      expectRefusal(await api.post("/links", { url: GOOD, ...sent }), 422, `invalid_${field}`, url);
      expectRefusal(await api.patch(`/links/${link.id}`, sent), 422, `invalid_${field}`, url);
    }
    for (const field of ["root_url", "not_found_url", "expired_url"])
      expectRefusal(
        await api.post("/domains", { name: newName(), [field]: url }),
        422,
        `invalid_${field}`,
        url,
      );
  }
  expect(await server.stop()).toBe(0);
});
