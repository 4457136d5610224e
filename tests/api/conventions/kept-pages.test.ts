import { env } from "@/lib/env";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(env.APP_URL + path, { headers, redirect: "manual" });
  const policy = response.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  const body = await response.text();
  return {
    status: response.status,
    nonce,
    policy: policy.replace(nonce, "*"),
    body,
    headers: response.headers,
  };
};

/** Opens a page until it is kept: one that Next renders for the request is sent in chunks, without a length. */
const openKept = async (path: string, headers: Record<string, string> = {}) => {
  await expect
    .poll(async () => (await open(path, headers)).headers.get("content-length") ?? "")
    .toMatch(/^\d+$/);
  return open(path, headers);
};

for (const path of ["/", "/docs", "/docs/errors", "/login", "/signup", "/forgot"])
  test(`${path} is the same for everybody but its nonce`, async () => {
    const [one, other] = [await openKept(path), await openKept(path, { "Accept-Encoding": "identity" })];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.headers.get("content-encoding")).toBe("gzip");
    expect(other.headers.get("content-encoding")).toBeNull();
    expect(one.nonce).toMatch(/^[\w+/]{24}$/);
    expect(other.nonce).not.toBe(one.nonce);
    expect(one.body.split(one.nonce).length).toBeGreaterThan(3);
    expect(one.body.replaceAll(one.nonce, "*")).toBe(other.body.replaceAll(other.nonce, "*"));
    expect(one.policy).toBe(other.policy);
    for (const name of ["content-type", "x-content-type-options", "cache-control"])
      expect(one.headers.get(name), name).toBe(other.headers.get(name));
    const head = await fetch(env.APP_URL + path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

test("a kept page has the visitor's theme, and nothing of it for others", async () => {
  const themeOf = async (cookie: string) =>
    /<html[^>]*data-theme="(\w+)"/.exec((await openKept("/docs", { Cookie: cookie })).body)?.[1];
  for (const theme of ["dark", "light", "dark"])
    expect(await themeOf(`a=b; theme=${theme}; c=d`)).toBe(theme);
  expect(await themeOf("theme=system")).toBeUndefined();
  expect(await themeOf('theme=dark"><script>')).toBeUndefined();
});

test("who is signed in gets pages of their own", async ({ account }) => {
  await openKept("/");
  const signedIn = { Cookie: await sessionCookie(account) };
  expect((await open("/login", signedIn)).headers.get("location")).toMatch(/\/dashboard$/);
  expect((await open("/", signedIn)).body).not.toContain('href="/login"');
  expect((await open("/")).body).toContain('href="/login"');
});

test("a query is not ignored, and nobody can make the cache keep a page of theirs", async () => {
  await openKept("/login");
  const asked = await open("/login?next=/dashboard/links");
  expect(asked.body).toContain("/dashboard/links");
  expect(asked.headers.get("content-length")).toBeNull();
  await open("/login", { "X-Forwarded-Host": "evil.example", "X-Waypost-Fill": "1" });
  expect((await open("/login")).body).not.toContain("evil.example");
});
