import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";

const FILES = [
  ["GET", "/links/1/qr"],
  ["GET", "/links/x/qr"],
  ["GET", "/menus/1/sheet"],
  ["GET", "/forms/1/export"],
  ["GET", "/links/export"],
  ["GET", "/links/statistics"],
  ["GET", "/account/export"],
  ["GET", "/links/import/1/report"],
  ["POST", "/menus/1/items/1/photo"],
  ["POST", "/bio-pages/1/avatar"],
  ["POST", "/links/import/upload"],
  ["POST", "/menus/preview"],
  ["POST", "/countdowns/preview"],
] as const;

for (const [method, path] of FILES)
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
