import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { signIn, trySignIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { expectAccessible } from "@/tests/support/readers/axe";

const REFUSED = "401 Wrong email or password.";
const ACCOUNT = `${env.APP_URL}/dashboard/account`;

test("redirects strangers from the dashboard to the sign-in, and back afterwards", async ({
  account,
  page,
}) => {
  await page.goto(`${ACCOUNT}?x=1`);
  await expect(page).toHaveURL(`${env.APP_URL}/login?next=%2Fdashboard%2Faccount%3Fx%3D1`);
  await page.getByLabel("Email").fill(account.email.toUpperCase());
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${ACCOUNT}?x=1`);
  await expect(page.getByRole("main").getByText(account.email)).toBeVisible();
});

test("a failed sign-in shows the password if asked, says the same of a wrong one and an unknown email, and keeps the input", async ({
  account,
  page,
}) => {
  await page.goto(`${env.APP_URL}/login`);
  const password = page.getByLabel("Password");
  await page.getByLabel("Email").fill(account.email);
  await password.fill("not the password");
  await expect(password).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveAttribute("spellcheck", "false");
  await expectAccessible(page);
  const types: (string | null)[] = [];
  await page.route(/callback\/credentials/, async (route) => {
    types.push(await password.getAttribute("type"));
    await route.continue();
  });
  const said: string[] = [];
  for (const email of [account.email, "nobody@example.com"]) {
    await page.getByLabel("Email").fill(email);
    const answered = page.waitForResponse(/callback\/credentials/);
    await page.getByRole("button", { name: "Sign in" }).click();
    said.push(`${(await answered).status()} ${await page.getByText("Wrong email").textContent()}`);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(password).toHaveValue("not the password");
    await expect(page.getByRole("link", { name: "Sign in in a new tab" })).toHaveCount(0);
    // It is hidden on submit only.
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
  }
  expect(said).toEqual([REFUSED, REFUSED]);
  expect(types).toEqual(["password", "password"]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("next-auth.session-token");
});

test("a sign-in says why the server rejects it, and that the browser blocks cookies", async ({
  account,
  page,
}) => {
  await page.goto(`${env.APP_URL}/login`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.route("**/api/auth/callback/credentials", (route) =>
    route.fulfill({
      status: 403,
      json: { error: "forbidden", message: "This request came from another site" },
    }),
  );
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "another site" })).toBeVisible();
  await expect(page).toHaveURL(`${env.APP_URL}/login`);
  await page.unrouteAll();
  // As if the browser hadn't kept the cookie that comes with the token.
  await page.route("**/api/auth/csrf", (route) => route.fulfill({ json: { csrfToken: "a".repeat(64) } }));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Your browser blocks cookies. Allow them for this site")).toBeVisible();
});

for (const path of ["/login", "/signup"])
  test(`${path} tells browsers without JavaScript what is missing`, async ({ request }) => {
    const html = await (await request.get(env.APP_URL + path)).text();
    expect(/<noscript>.*?<\/noscript>/.exec(html)?.[0]).toContain("JavaScript is required");
  });

test("incrementing the account's session number ends its sessions everywhere", async ({ account, page }) => {
  await signIn(page, account);
  await page.goto(ACCOUNT);
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await db.user.update({ where: { id: account.user.userId }, data: { sessionVersion: { increment: 1 } } });
  await page.goto(ACCOUNT);
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("never redirects to another site after signing in", async ({ account, page }) => {
  const left: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== env.APP_URL) left.push(request.url());
  });
  for (const next of [
    "//evil.example/",
    "/\\evil.example/",
    "https://evil.example/",
    "/..//evil.example/",
    "/\t/evil.example/",
    "javascript:alert(1)",
    "/@evil.example/",
  ]) {
    const login = `${env.APP_URL}/login?next=${encodeURIComponent(next)}`;
    await page.context().clearCookies();
    await page.goto(login);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password").fill(account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((url) => url.pathname !== "/login");
    expect(new URL(page.url()).origin, next).toBe(env.APP_URL);
    await page.goto(login);
    expect(new URL(page.url()).origin, next).toBe(env.APP_URL);
    expect(left, next).toEqual([]);
  }
});

test("the session cookie is HttpOnly and SameSite=Lax", async ({ account, page }) => {
  expect((await trySignIn(page.request, account)).status).toBe(200);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "next-auth.session-token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: false, path: "/" });
});

test("rejects a sign-in sent from another site", async ({ account, request }) => {
  const { csrfToken } = await (await request.get(`${env.APP_URL}/api/auth/csrf`)).json();
  const form = { email: account.email, password: account.password, csrfToken, json: "true" };
  for (const [headers, status] of [
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }, 403],
    [{ Origin: env.APP_URL }, 200],
  ] as const) {
    const response = await request.post(`${env.APP_URL}/api/auth/callback/credentials`, { form, headers });
    expect(response.status(), JSON.stringify(headers)).toBe(status);
  }
});

test("rejects a sign-in without the CSRF token of its page", async ({ account, request }) => {
  const { email, password } = account;
  const form = { email, password, csrfToken: "0".repeat(64), json: "true" };
  await request.post(`${env.APP_URL}/api/auth/callback/credentials`, { form });
  expect((await request.storageState()).cookies.map(({ name }) => name)).not.toContain(
    "next-auth.session-token",
  );
});

for (const [what, body] of [
  ["no fields", {}],
  ["fields that are not text", { email: { a: 1 }, password: [1, 2] }],
  ["an endless password", { email: "ada@example.com", password: "x".repeat(100_000) }],
  ["a zero byte", { email: "a\0da@example.com", password: "a\0bcdefgh" }],
  ["a lone surrogate", { email: "ada@example.com", password: "\uD800\uD800\uD800" }],
] as const) {
  test(`rejects ${what} without an error`, async ({ request }) => {
    const { csrfToken } = await (await request.get(`${env.APP_URL}/api/auth/csrf`)).json();
    const data = { ...body, csrfToken, json: "true" };
    const response = await request.post(`${env.APP_URL}/api/auth/callback/credentials`, { data });
    expect(response.status()).toBe(401);
    expect((await response.json()).url).toContain("error=CredentialsSignin");
  });
}

test("visitors can't write to the log through next-auth", async ({ request }) => {
  const response = await request.post(`${env.APP_URL}/api/auth/_log`, {
    data: { level: "error", code: "x" },
  });
  expect(response.status()).toBe(404);
});

for (const data of ['{"csrfToken":', "[]", "null", '"text"', "\u0000"])
  test(`responds 400 to a sign-in with the body ${JSON.stringify(data)}`, async ({ request }) => {
    const headers = { "Content-Type": "application/json" };
    for (const path of ["callback/credentials", "signin/github", "signout", "session"]) {
      const response = await request.post(`${env.APP_URL}/api/auth/${path}`, { headers, data });
      expect([path, response.status()]).toEqual([path, 400]);
      expect(await response.json()).toEqual({ error: "invalid_json", message: expect.any(String) });
    }
  });
