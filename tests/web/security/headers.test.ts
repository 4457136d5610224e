import { db } from "@/lib/db/client";
import { databaseUrl, env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { startServer } from "@/tests/support/servers/server";

test("rejects a server action called from another site", async ({ account, page }) => {
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/account`);
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && "next-action" in request.headers(),
  );
  await page.getByLabel("Name").fill("Mine");
  await page.getByRole("button", { name: "Save name" }).click();
  const request = await sent;
  await expect(page.getByText("Name saved")).toBeVisible();
  const nameOf = async () => (await db.user.findUniqueOrThrow({ where: { id: account.user.userId } })).name;
  expect(await nameOf()).toBe("Mine");

  const again = (headers: Record<string, string>) =>
    page.request.post(request.url(), {
      headers: { ...request.headers(), ...headers },
      data: (request.postData() ?? "").replace("Mine", "Stolen"),
    });
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  ];
  for (const headers of foreign) {
    expect((await again(headers)).status(), JSON.stringify(headers)).toBe(403);
    expect(await nameOf()).toBe("Mine");
  }
  // The same request succeeds from the app's own page, so it was the origin that was rejected.
  expect((await again({})).status()).toBe(200);
  expect(await nameOf()).toBe("Stolen");
});

test("a server action without a session changes nothing", async ({ account, page, request }) => {
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/account`);
  const sent = page.waitForRequest((each) => each.method() === "POST" && "next-action" in each.headers());
  await page.getByLabel("Name").fill("Mine");
  await page.getByRole("button", { name: "Save name" }).click();
  const { cookie: _cookie, ...headers } = await (await sent).allHeaders();
  await expect(page.getByText("Name saved")).toBeVisible();
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));
  const response = await request.post((await sent).url(), {
    headers: plain,
    data: ((await sent).postData() ?? "").replace("Mine", "Stolen"),
  });
  expect(await response.text()).toContain("Your session has ended");
  expect((await db.user.findUniqueOrThrow({ where: { id: account.user.userId } })).name).toBe("Mine");
});

test("behind HTTPS cookies are Secure and HSTS is sent", async ({ account, request }) => {
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
    const response = await request.post(`${proxied.url}/api/auth/callback/credentials`, {
      headers: {
        ...from,
        Origin: "https://app.example.com",
        Cookie: cookie.map((each) => each.split(";")[0]).join("; "),
      },
      form: {
        email: account.email,
        password: account.password,
        csrfToken: (await csrf.json()).csrfToken,
        json: "true",
      },
    });
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
  } finally {
    await proxied.stop();
  }
});
