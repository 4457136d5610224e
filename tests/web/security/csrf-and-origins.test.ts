import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { env } from "@/lib/env";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { inTurn, someOf } from "@/tests/support/repetitions";
import { ROOT } from "@/tests/support/root";
import { OWNED } from "@/tests/support/rows/full-account";
import { addressOf, isOwners, ROUTES } from "@/tests/web/pages/routes";
import { ACTIONS } from "./server-actions";

/** Where the actions of each kind of resource are. */
const FOLDERS: Readonly<Record<keyof typeof OWNED, string>> = {
  link: "links",
  domain: "domains",
  linkImport: "links/import",
  timer: "timers",
  countdown: "countdowns",
  bioPage: "bio-pages",
  bioLink: "bio-pages",
  menu: "menus",
  item: "menus",
  signature: "signatures",
  form: "forms",
  submission: "forms",
  webhook: "webhooks",
  delivery: "webhooks",
  apiKey: "api-keys",
  template: "utm",
};

const KINDS = Object.keys(FOLDERS) as (keyof typeof OWNED)[];

/** How many requests are sent at once. */
const AT_ONCE = 15;

/** Public actions, for people who aren't signed in. */
const OPEN = ["signUp", "requestPasswordReset", "setNewPassword"];

/** They take no ids, and concern only the account that calls them. */
const ALONE =
  /^(fillWithExamples|deleteExamples|dismissFirstSteps|dismissLoopWarnings|linksOf|countLinks|removeLogo)$/;

const FOREIGN: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  { Origin: `${env.APP_URL}.evil.example` },
  { "Sec-Fetch-Site": "cross-site" },
];

/** Calls an action as its page does. */
const call = (
  request: APIRequestContext,
  action: { id: string; page: string },
  args: unknown[],
  headers: Record<string, string>,
) =>
  request.post(`${env.APP_URL}${action.page}`, {
    headers: { "Next-Action": action.id, "Content-Type": "text/plain;charset=UTF-8", ...headers },
    data: JSON.stringify(args),
  });

/** What changes by itself: with time, visits, and pending deliveries. */
const MOVING =
  /"(exported_at|last_used_at|views|total|failures|failing_since)":[^,}]*|"state":"(active|failing)"/g;

/** Everything an account has, as in its export. */
async function everythingOf(request: APIRequestContext, account: TestAccount): Promise<string> {
  const headers = { Cookie: await sessionCookie(account) };
  const response = await request.get(`${env.APP_URL}/dashboard/account/export`, { headers });
  expect(response.status()).toBe(200);
  return (await response.text()).replace(MOVING, "");
}

test("rejects server actions called from another site", async ({ account, request }) => {
  expect(ACTIONS.length).toBeGreaterThan(40);
  const Cookie = await sessionCookie(account);
  const before = await everythingOf(request, account);
  for (const [index, action] of ACTIONS.entries())
    for (const headers of inTurn(FOREIGN, index)) {
      const response = await call(request, action, [{ confirm_email: account.email, name: "Stolen" }], {
        Cookie,
        ...headers,
      });
      expect(response.status(), `${action.name} from ${JSON.stringify(headers)}`).toBe(403);
    }
  expect(await everythingOf(request, account)).toBe(before);
});

test("every server action requires a session", async ({ request }) => {
  for (const action of ACTIONS.filter(({ name }) => !OPEN.includes(name))) {
    const response = await call(request, action, [1, 1, {}], { Origin: env.APP_URL });
    expect(await response.text(), action.name).toContain('"code":"session_ended"');
  }
});

test("no server action changes another account's resources", async ({ request }) => {
  test.slow();
  const account = await newAccount("pro");
  const things = await Promise.all(KINDS.map(async (kind) => ({ kind, ids: await OWNED[kind](account) })));
  const before = await everythingOf(request, account);
  const headers = { Cookie: await sessionCookie(await newAccount()), Origin: env.APP_URL };
  const pairs = ACTIONS.filter(({ name }) => !OPEN.includes(name) && !ALONE.test(name)).flatMap((action) =>
    things.map((thing) => ({ action, ...thing })),
  );
  const isOwn = ({ action, kind }: (typeof pairs)[number]) => action.file.includes(`/${FOLDERS[kind]}/`);
  const chosen = [...pairs.filter(isOwn), ...someOf(pairs.filter((pair) => !isOwn(pair)))];
  expect(new Set(pairs.filter(isOwn).map(({ kind }) => kind)).size).toBe(things.length);
  const changes = [{ name: "Stolen", title: "Stolen" }, 7];
  for (let start = 0; start < chosen.length; start += AT_ONCE)
    await Promise.all(
      chosen.slice(start, start + AT_ONCE).flatMap(({ action, kind, ids }) =>
        changes.map(async (last) => {
          const response = await call(request, action, [...ids, last], headers);
          const label = `${action.name} with the ids of a ${kind}`;
          expect(await response.text(), label).not.toContain('"ok":true');
        }),
      ),
    );
  expect(await everythingOf(request, account)).toBe(before);
});

test("every page about a resource returns 404 to another account", async ({ request }) => {
  // Some pages need a webhook of their own.
  const [account, stranger] = [await newAccount("pro"), await newAccount()];
  for (const route of ROUTES.filter((each) => isOwners(each) && /\[(?!\.)/.test(each))) {
    const at = await addressOf(route, account);
    const statusFor = async (viewer: TestAccount) => {
      const headers = { Cookie: await sessionCookie(viewer) };
      return (await request.get(`${env.APP_URL}${at}`, { headers })).status();
    };
    expect(await statusFor(account), route).toBe(200);
    expect(await statusFor(stranger), route).toBe(404);
  }
});

/** Every route handler that changes something, by its path and method. */
const HANDLERS = readdirSync(resolve(ROOT, "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .flatMap((file) => {
    const text = readFileSync(resolve(ROOT, "app", file), "utf8");
    const path = `/${file.replace("/route.ts", "").replace(/\[[^/]+\]/g, "1")}`;
    return [...text.matchAll(/\b(POST|PUT|PATCH|DELETE)\b/g)].map(([, method = ""]) => ({ path, method }));
  });

/** How routes without a session authenticate: by a key, by their own signature, or not at all, for visitors' forms. */
const WITHOUT_SESSION = /^\/(api\/v1(\/|$)|api\/inngest$|f\/|b\/|c\/|m\/|t\/|1$)/;

test("no route handler accepts requests from another site", async ({ account, request }) => {
  const Cookie = await sessionCookie(account);
  const guarded = HANDLERS.filter(({ path }) => !WITHOUT_SESSION.test(path));
  expect(guarded.length).toBeGreaterThan(8);
  for (const { path, method } of guarded)
    for (const headers of FOREIGN) {
      const response = await request.fetch(`${env.APP_URL}${path}`, {
        method,
        headers: { Cookie, ...headers },
        data: "fields=%7B%7D",
      });
      expect(response.status(), `${method} ${path} from ${JSON.stringify(headers)}`).toBe(403);
    }
});

const KEYED = HANDLERS.filter(({ path }) => /^\/api\/v1(?!\/openapi\.json)/.test(path));

test("the API accepts keys only, never a session", async ({ account, request }) => {
  const headers = { Cookie: await sessionCookie(account) };
  for (const { path, method } of KEYED) {
    const response = await request.fetch(`${env.APP_URL}${path}`, { method, headers, data: {} });
    expect(response.status(), path).toBe(401);
  }
});
