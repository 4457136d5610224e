import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";
import { ROOT } from "@/tests/support/root";

const DASHBOARD = join(ROOT, "app/dashboard");

/** Every route handler of the dashboard, so that none is missed, with its methods. */
const HANDLERS = readdirSync(DASHBOARD, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .flatMap((file) => {
    const exported = /^export (?:const|(?:async )?function) (GET|POST|PUT|PATCH|DELETE)\b/gm;
    const methods = readFileSync(join(DASHBOARD, file), "utf8").matchAll(exported);
    const path = `/${file.replace("/route.ts", "").replace(/\[[^/]+\]/g, "1")}`;
    return [...methods].map(([, method = ""]) => ({ method, path }));
  });

test("the list of route handlers is complete", () => expect(HANDLERS.length).toBeGreaterThanOrEqual(18));

/** The shapes of the countries, the same for everybody. */
const PUBLIC = "/statistics/world.svg";

const guarded = HANDLERS.filter(({ path }) => path !== PUBLIC);
for (const { method, path } of [...guarded, { method: "GET", path: "/links/x/qr" }])
  test(`returns 401 for ${method} /dashboard${path} without a session`, async () => {
    const response = await fetch(`${env.APP_URL}/dashboard${path}`, {
      method,
      redirect: "manual",
      headers: { Origin: env.APP_URL },
      ...(method === "POST" && { body: "x" }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: "unauthorized",
      message: "Your session has ended. Sign in again.",
    });
  });
