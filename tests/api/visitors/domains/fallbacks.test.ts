import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { sourceIn } from "@/tests/api/visitors/routing/password-form";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";
import { moveLink } from "@/tests/support/rows/links";

const DESTINATION = "https://example.com/page";
const MISSING = "https://example.com/missing?a=1";
const OVER = "https://example.com/over?a=1";

const slug = () => `s${randomUUID().slice(0, 12)}`;

test.describe("fallbacks of a domain", () => {
  test("carry nothing of the request or the link, are neither stored, indexed nor counted", async ({
    account,
    api,
  }) => {
    const { name } = await serveDomain(account, { notFoundUrl: MISSING, expiredUrl: OVER });
    const fields = { domain: name, forward_query: true, utm: { source: "news" }, click_limit: 5 };
    const { body: link } = await api.post("/links", { url: DESTINATION, ...fields });
    await moveLink(link.id, { expiresAt: new Date("2026-01-01T00:00:00Z") });
    for (const method of ["GET", "HEAD"])
      for (const [path, location] of [
        [`/${slug()}`, MISSING],
        [`/${link.slug}`, OVER],
      ] as const) {
        const { status, headers } = await visitAt(name, `${path}?b=2&utm_source=x&qr=1`, { method });
        expect([status, headers.get("location")], `${method} ${path}`).toEqual([302, location]);
        expect(headers.get("cache-control")).toBe("private, no-store");
        expect(headers.get("x-robots-tag")).toBe("noindex");
        expect(headers.get("set-cookie")).toBeNull();
      }
    expect((await api.get(`/links/${link.id}`)).body).toMatchObject({ clicks: 0, state: "expired" });
  });

  test("are not for links that are yet to start, paused, or ask for a password", async ({ account, api }) => {
    const { name } = await serveDomain(account, { notFoundUrl: MISSING, expiredUrl: OVER });
    const visitOf = async (fields: object) => {
      const { body } = await api.post("/links", { url: DESTINATION, domain: name, ...fields });
      return visitAt(name, `/${body.slug}`);
    };
    const early = await visitOf({ starts_at: inDays(1), password: "open sesame" });
    expect([early.status, early.headers.get("location")]).toEqual([200, null]);
    expect(early.body).not.toContain("password");
    const asked = await visitOf({ password: "open sesame" });
    expect([asked.status, asked.headers.get("location")]).toEqual([200, null]);
    expect(asked.body).toContain('type="password"');
    const paused = await visitOf({ starts_at: inDays(1), paused: true });
    expect([paused.status, paused.headers.get("location")]).toEqual([410, null]);
    for (const { body } of [early, asked, paused]) expect(body).not.toContain("example.com/");
  });

  test("leave the password form as it is, which leads on by the host that it was shown on (thedevs-network/kutt#916)", async ({
    account,
    api,
  }) => {
    const { name } = await serveDomain(account, { notFoundUrl: MISSING, expiredUrl: OVER });
    const alias = slug();
    // There the form of a link on a domain didn't work.
    await api.post("/links", { url: DESTINATION, alias });
    const { body: link } = await api.post("/links", {
      url: "https://example.com/secret",
      alias,
      domain: name,
      password: "open sesame",
    });
    const form = await visitAt(name, `/${alias}`);
    const source = sourceIn(form.body);
    const enter = (password: string) =>
      visitAt(name, `/${alias}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: `https://${name}` },
        body: new URLSearchParams({ password, source }).toString(),
      });
    expect((await enter("open barley")).headers.get("location")).toBeNull();
    const opened = await enter("open sesame");
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "https://example.com/secret"]);
    expect(opened.headers.get("set-cookie")).toBeNull();
    expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
  });

  test("follow a change for the next visitor, and end with it", async ({ account, api }) => {
    const { id, name } = await serveDomain(account, { notFoundUrl: MISSING });
    const open = async () => {
      const { status, headers } = await visitAt(name, `/${slug()}`);
      return [status, headers.get("location")];
    };
    expect(await open()).toEqual([302, MISSING]);
    await api.patch(`/domains/${id}`, { not_found_url: OVER });
    expect(await open()).toEqual([302, OVER]);
    await api.patch(`/domains/${id}`, { not_found_url: null });
    expect(await open()).toEqual([404, null]);
  });

  test("click limits of one slug are apart on each host", async ({ account, api }) => {
    const { name } = await serveDomain(account, { expiredUrl: OVER });
    const alias = slug();
    const hosts = [name, new URL(env.SHORT_URL).host];
    for (const domain of [name, null])
      await api.post("/links", { url: DESTINATION, alias, domain, click_limit: 1 });
    const open = (host: string) => visitAt(host, `/${alias}`);
    for (const host of hosts) expect((await open(host)).headers.get("location"), host).toBe(DESTINATION);
    const [onDomain, onDefault] = await Promise.all(hosts.map(open));
    expect([onDomain?.status, onDomain?.headers.get("location")]).toEqual([302, OVER]);
    expect([onDefault?.status, onDefault?.headers.get("location")]).toEqual([410, null]);
  });
});
