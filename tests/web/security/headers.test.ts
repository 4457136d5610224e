import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { databaseUrl, env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { startServer } from "@/tests/support/servers/server";

test("a server action called from another site, or without a session, changes nothing", async ({
  account,
  page,
  request,
}) => {
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/account`);
  const sent = page.waitForRequest((each) => each.method() === "POST" && "next-action" in each.headers());
  await page.getByLabel("Name").fill("Mine");
  await page.getByRole("button", { name: "Save name" }).click();
  const action = await sent;
  await expect(page.getByText("Name saved")).toBeVisible();
  const nameOf = async () => (await db.user.findUniqueOrThrow({ where: { id: account.user.userId } })).name;
  expect(await nameOf()).toBe("Mine");

  const data = (action.postData() ?? "").replace("Mine", "Stolen");
  const again = (headers: Record<string, string>) =>
    page.request.post(action.url(), { headers: { ...action.headers(), ...headers }, data });
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  ];
  for (const headers of foreign) {
    expect((await again(headers)).status(), JSON.stringify(headers)).toBe(403);
    expect(await nameOf()).toBe("Mine");
  }

  const { cookie: _cookie, ...headers } = await action.allHeaders();
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));
  const response = await request.post(action.url(), { headers: plain, data });
  expect(await response.text()).toContain("Your session has ended");
  expect(await nameOf()).toBe("Mine");

  // The same request succeeds from the app's own page, so it was the origin that was rejected.
  expect((await again({})).status()).toBe(200);
  expect(await nameOf()).toBe("Stolen");
});

test("behind a proxy with HTTPS cookies are Secure, HSTS is sent, and failed sign-ins count per forwarded address", async ({
  account,
  request,
}) => {
  const proxied = await startServer({
    DATABASE_URL: databaseUrl(),
    APP_URL: "https://app.example.com",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  });
  try {
    const from = { "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", Host: "inside:1" };
    const csrf = await request.get(`${proxied.url}/api/auth/csrf`, { headers: from });
    const cookie = csrf
      .headersArray()
      .flatMap(({ name, value }) => (/set-cookie/i.test(name) ? [value] : []));
    expect(cookie.join("\n")).toMatch(/__Host-next-auth.csrf-token=[^\n]*Secure/);
    const { csrfToken } = await csrf.json();
    const signInAs = (person: { email: string; password: string }, address = "203.0.113.9") =>
      request.post(`${proxied.url}/api/auth/callback/credentials`, {
        headers: {
          ...from,
          "X-Forwarded-For": address,
          Origin: "https://app.example.com",
          Cookie: cookie.map((each) => each.split(";")[0]).join("; "),
        },
        form: { email: person.email, password: person.password, csrfToken, json: "true" },
      });
    const response = await signInAs(account);
    const session = response
      .headersArray()
      .find(({ value }) => value.startsWith("__Secure-next-auth.session-token="))?.value;
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/Secure/);
    expect(session).toMatch(/SameSite=Lax/i);
    const page = await request.get(`${proxied.url}/dashboard/account`, {
      headers: { ...from, Cookie: session?.split(";")[0] ?? "" },
    });
    expect(await page.text()).toContain(account.email);
    expect(page.headers()["strict-transport-security"]).toMatch(/max-age=\d{7,}/);

    const group = randomUUID().slice(0, 4);
    const nobody = { email: `${randomUUID()}@example.com`, password: "wrong" };
    for (const end of [`7::1`, `7:ffff::2`]) await signInAs(nobody, `2001:db8:${group}:${end}`);
    await signInAs(nobody, `::1, 2001:db8:${group}:7::3`);
    const network = `sign-in-address:2001:db8:${Number.parseInt(group, 16).toString(16)}:`;
    const rows = await db.$queryRaw<{ subject: string; n: number }[]>`
      SELECT subject, cardinality(hits) AS n FROM rate_log WHERE subject LIKE ${`${network}%`}`;
    // IPv6 addresses count per network.
    expect(rows).toEqual([{ subject: `${network}7::/64`, n: 3 }]);
  } finally {
    await proxied.stop();
  }
});
