import type { Client } from "@/tests/support/clients/api-client";
import { BROWSER, expect } from "@/tests/support/fixtures";

export const SECRET_URL = "https://secret-destination.example/classified";
export const PASSWORD = "offen sesam ✓";

export const newLink = async (api: Client, fields: object = {}) =>
  (await api.post("/links", { url: SECRET_URL, title: "Classified title", password: PASSWORD, ...fields }))
    .body;

export const sourceIn = (html: string): string =>
  /name="source"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="source"/.exec(html)?.slice(1).find(Boolean) ??
  "";

/** Posts the form of a link, as a browser that shows it does. */
export const enter = (url: string, password: string, source = "", headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "User-Agent": BROWSER, Origin: "null", ...headers },
    body: new URLSearchParams({ password, source }),
  });

export const basic = (password: string, user = "anybody") => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
});

/** Fails if a response may be stored or indexed, sets a cookie, or contains anything of a link of `newLink`. */
export async function expectPrivate(response: Response, label?: string): Promise<void> {
  const { headers, status } = response;
  expect(
    [headers.get("cache-control"), headers.get("x-robots-tag"), headers.get("set-cookie")],
    label,
  ).toEqual(["private, no-store", "noindex", null]);
  const isRedirect = status === 302 || status === 303;
  const others = [...headers].filter(([name]) => name !== "location" || !isRedirect);
  expect(`${await response.text()}${JSON.stringify(others)}`, label).not.toMatch(
    /secret-destination|classified/i,
  );
}
