import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { languageAttributes, wordsIn } from "@/components/pages/words/by-language";
import { PAGE_LANGUAGES } from "@/lib/validation/languages";
import { passwordPage } from "@/lib/visitors/pages/password-page";

const english = { address: "go.example.com/Spring-sale", language: "en", source: "abc-_" } as const;

const directives = (policy = "") => policy.split("; ").map((directive) => directive.split(" ")[0]);

test("may not be stored, indexed or framed, and sends the password nowhere but may redirect anywhere", async () => {
  const { status, headers, body } = await passwordPage(english);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex",
    Vary: "Accept-Language",
  });
  const policy = headers["Content-Security-Policy"];
  // Chrome and Safari apply form-action to the redirect after the submission.
  expect(directives(policy)).toEqual(["default-src", "style-src", "base-uri", "frame-ancestors"]);
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(String(body)) ?? [];
  expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}';`);
  expect(Object.keys(headers)).not.toContain("Set-Cookie");
});

test("is one small document without scripts, whose form goes to the short link itself", async () => {
  const html = String((await passwordPage(english)).body);
  expect(Buffer.byteLength(html)).toBeLessThan(8_000);
  expect(html).not.toMatch(/<script|<link|<a |\b(src|srcset)=|url\(|@import|style="|\son\w+="/);
  expect(html).toContain('<form action="/Spring-sale" method="post">');
  expect(html).toContain('<input type="hidden" name="source" value="abc-_"/>');
  const [field = ""] = /<input id="password"[^>]*>/.exec(html) ?? [];
  for (const attribute of [
    'name="password"',
    'type="password"',
    'autoComplete="current-password"',
    'required=""',
    'autofocus=""',
  ])
    expect(field.toLowerCase()).toContain(attribute.toLowerCase());
  expect(field).not.toContain("aria-");
});

test("each problem has its status, its wait and its message at the field", async () => {
  const cases = [
    ["wrong", 403, undefined, "Wrong password. Check it and try again."],
    ["busy", 503, "1", "The server is busy right now. Try again in a moment."],
    [{ retryAfter: 61 }, 429, "61", "Too many wrong passwords. Try again in 2 minutes."],
    [{ retryAfter: 1 }, 429, "1", "Too many wrong passwords. Try again in 1 minute."],
    [{ retryAfter: 900 }, 429, "900", "Too many wrong passwords. Try again in 15 minutes."],
  ] as const;
  for (const [problem, status, wait, message] of cases) {
    const page = await passwordPage({ ...english, problem });
    expect(page.status).toBe(status);
    expect(page.headers["Retry-After"]).toBe(wait);
    const html = String(page.body);
    expect(html).toContain(`<title>${message}</title>`);
    expect(html).toContain(`<p class="problem" id="problem" role="alert">${message}</p>`);
    const [field = ""] = /<input id="password"[^>]*>/.exec(html) ?? [];
    expect(field).toContain('aria-describedby="problem"');
    expect(field.includes('aria-invalid="true"')).toBe(problem === "wrong");
  }
});

test("is written in every language", async () => {
  for (const language of PAGE_LANGUAGES) {
    const { title, label, open, ask, wrong } = wordsIn(language).password;
    const html = String((await passwordPage({ ...english, language, problem: "wrong" })).body);
    const { lang, dir } = languageAttributes(language);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).toContain("<bdi>go.example.com/Spring-sale</bdi>");
    for (const words of [title, label, open, ask, wrong])
      expect(html).toContain(words.replaceAll("'", "&#x27;"));
    if (language !== "en") expect(title).not.toBe(wordsIn("en").password.title);
    for (let minutes = 1; minutes <= 15; minutes++) {
      const problem = { retryAfter: minutes * 60 };
      const waits = String((await passwordPage({ ...english, language, problem })).body);
      expect(waits).not.toContain("{n}");
    }
  }
});

test("what a visitor sent is escaped, and each visitor gets their own", async () => {
  const source = `"><script>alert(1)</script>'&`;
  const hostile = String((await passwordPage({ ...english, address: "go.example.com/a<b", source })).body);
  expect(hostile).not.toContain("<script");
  expect(hostile).toContain('value="&#34;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"');
  expect(hostile).toContain('action="/a&lt;b"');
  const next = await passwordPage({ ...english, address: "other.example/x", source: "next" });
  expect(String(next.body)).toContain('value="next"');
  expect(String(next.body)).not.toMatch(/alert|go\.example/);
  expect(gunzipSync((await next.encodings?.gzip?.()) ?? "").toString()).toBe(String(next.body));
});
