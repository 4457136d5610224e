import { env } from "@/lib/env";
import { expect, test } from "../fixtures";
import { signIn } from "../sign-in";

const STRANGERS = ["/", "/login"];
const OWNERS = ["/dashboard/account", "/dashboard/nothing/here"];

test("owner pages run no script but their own, and the console has nothing to say", async ({
  account,
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) said.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => said.push(String(error)));
  for (const path of [...STRANGERS, ...OWNERS]) {
    if (path === OWNERS[0]) await signIn(page, account);
    const answer = await page.goto(env.APP_URL + path, { waitUntil: "networkidle" });
    const headers = answer?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(nonce, path).toMatch(/^[\w+/=]{20,}$/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const part of ["default-src 'self'", "frame-ancestors 'self'", "object-src 'none'"])
      expect(policy).toContain(part);
    const scripts = (await answer?.text())?.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length, page.url()).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(headers).toMatchObject({
      "x-frame-options": "SAMEORIGIN",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
  // The page that is not there says so in the console, as every browser does.
  expect(said.filter((line) => !line.includes("status of 404"))).toEqual([]);
});
