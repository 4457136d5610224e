import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { daysAfter, inDays, nextYear } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { PLAIN } from "@/tests/support/rows/links";

const URL = "https://example.com/page";

test.describe("POST /links", () => {
  test("creates a link from only a URL, with every other field at its default", async ({ api }) => {
    const { status, body } = await api.post("/links", { url: URL });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      slug: expect.stringMatching(/^[2-9a-z]{7}$/),
      short_url: `${env.SHORT_URL}/${body.slug}`,
      long_url: URL,
      title: "",
      clicks: 0,
      active: true,
      state: "ok",
      created_at: expect.any(String),
      expires_at: nextYear(body.created_at),
      starts_at: null,
      click_limit: null,
      paused: false,
      ...PLAIN,
      target_url: URL,
      last_clicked_at: null,
      updated_at: body.created_at,
    });
  });

  test("stores every field as sent", async ({ api }) => {
    const sent = {
      title: "Spring sale",
      expires_at: inDays(40),
      starts_at: inDays(3),
      click_limit: 250,
      paused: true,
    };
    const alias = randomUUID();
    const { status, body } = await api.post("/links", { url: URL, alias, on_duplicate: "create", ...sent });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...sent, slug: alias, long_url: URL, active: false, state: "disabled" });
    expect((await api.get(`/links/${body.id}`)).body).toEqual(body);
  });

  test("treats null for an optional field as its default", async ({ api }) => {
    const optional = ["alias", "slug", "title", "expires_at", "expire_days", "starts_at"];
    const nulls = [
      ...optional,
      "on_duplicate",
      "click_limit",
      "paused",
      "password",
      ...Object.keys(PLAIN),
    ].map((name) => [name, null]);
    const { status, body } = await api.post("/links", { url: URL, ...Object.fromEntries(nulls) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: "", starts_at: null, click_limit: null, paused: false, state: "ok" });
    expect(body.expires_at).toBe(nextYear(body.created_at));
    expect((await api.post("/links", { url: URL, on_duplicate: null })).status).toBe(200);
  });

  test("ignores unknown and read-only keys", async ({ api, stranger }) => {
    const { body: other } = await stranger.post("/links", { url: URL });
    const { status, body } = await api.post("/links", {
      url: URL,
      id: other.id,
      clicks: 9,
      active: false,
      state: "expired",
      long_url: "ftp://x",
      created_at: 5,
      short_url: "x",
      updated_at: "x",
      last_clicked_at: "x",
      account_id: 1,
      user_id: 1,
      accountId: 1,
      reused: true,
      toString: 1,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      long_url: URL,
      clicks: 0,
      active: true,
      state: "ok",
      last_clicked_at: null,
    });
    expect(body.id).not.toBe(other.id);
    expect(body).not.toHaveProperty("reused");
  });

  for (const days of [1, 7, 30, 90, 180, 365]) {
    test(`expire_days ${days} sets the expiry ${days} days from now`, async ({ api }) => {
      const { body } = await api.post("/links", { url: URL, expire_days: days, expires_at: null });
      expect(body.expires_at).toBe(daysAfter(body.created_at, days));
    });
  }

  test("accepts dates up to their limits", async ({ api }) => {
    const farthest = nextYear(inDays(0));
    const bodies = [
      { expires_at: farthest },
      { expires_at: inDays(1 / 24), expire_days: null },
      { expires_at: inDays(5), starts_at: inDays(4.999) },
      { starts_at: inDays(364.9) },
      { starts_at: "1970-01-01 00:00:00" },
      { starts_at: "0001-01-01 00:00:00" },
    ];
    for (const body of bodies) {
      const response = await api.post("/links", { url: URL, on_duplicate: "create", ...body });
      expect(response, JSON.stringify(body)).toMatchObject({ status: 201 });
      if (body.expires_at) expect(response.body.expires_at).toBe(body.expires_at);
      if (body.starts_at) expect(response.body.starts_at).toBe(body.starts_at);
    }
  });

  test("a start in the past means active", async ({ api }) => {
    const { body } = await api.post("/links", { url: URL, starts_at: inDays(-1) });
    expect(body).toMatchObject({ active: true, state: "ok" });
    expect((await visit(body.short_url)).status).toBe(302);
  });

  test("trims strings, stores them otherwise as typed, and counts code points", async ({ api }) => {
    const alias = randomUUID();
    const title = `${"𝕏👩‍👩‍👧".repeat(33)}é`;
    expect([...title].length).toBe(199);
    const { status, body } = await api.post("/links", {
      url: "\t https://EXAMPLE.com:443/a/../Ä?q=ü#Ö \n",
      alias: ` ${alias}\n`,
      title: `\n ${title}x\u3000 `,
      expires_at: ` ${inDays(9)} `,
      starts_at: null,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      long_url: "https://EXAMPLE.com:443/a/../Ä?q=ü#Ö",
      slug: alias,
      title: `${title}x`,
    });
  });

  test("accepts a click limit from 1 to 1,000,000,000", async ({ api }) => {
    for (const click_limit of [1, 1_000_000_000]) {
      const response = await api.post("/links", { url: `${URL}/${click_limit}`, click_limit });
      expect(response).toMatchObject({ status: 201, body: { click_limit } });
    }
  });
});
