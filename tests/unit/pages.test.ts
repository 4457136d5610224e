import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { scheduledLinkScript } from "@/components/pages/scheduled-link-script";
import { env } from "@/lib/env";
import {
  inactivePage,
  notFoundPage,
  type Page,
  unavailablePage,
  waitingPage,
} from "@/lib/visitors/pages/status-pages";

const now = new Date("2026-01-31T09:30:00.250Z");
const startsAt = new Date("2026-02-02T12:00:05Z");
const address = "go.example.com/spring-sale";
const language = "en" as const;

const pages: [name: string, status: number, make: () => Promise<Page>][] = [
  ["missing", 404, () => notFoundPage({})],
  ["expired", 410, () => inactivePage("expired", language)],
  ["used up", 410, () => inactivePage("limit_reached", language)],
  ["switched off", 410, () => inactivePage("disabled", language)],
  ["unavailable", 503, () => unavailablePage(language)],
  ["waiting", 200, () => waitingPage({ startsAt, now, address, language })],
];

const texts = (body: string, tag: "style" | "script") =>
  [...body.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map((match) => match[1] ?? "");

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (page: Page, name: string) =>
  page.headers["Content-Security-Policy"]
    ?.split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

const heading = (body: string) => body.match(/<h1>(.*?)<\/h1>/)?.[1];

const text = (body: string) =>
  body
    .replace(/<(style|script)>.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

for (const [name, status, make] of pages) {
  test.describe(`the ${name} page`, () => {
    test(`has status ${status} and may not be stored, indexed, framed or sniffed`, async () => {
      const page = await make();
      expect(page.status).toBe(status);
      expect(page.headers).toMatchObject({
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "private, no-store",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "X-Robots-Tag": "noindex",
        Vary: "Accept-Language",
      });
      expect(page.headers["Retry-After"]).toBe(status === 503 ? "5" : undefined);
    });

    test("runs exactly the scripts and styles that its policy names", async () => {
      const page = await make();
      const [styles, scripts] = [texts(page.body, "style"), texts(page.body, "script")];
      expect(styles.length).toBeGreaterThan(0);
      expect(directive(page, "style-src")).toBe(styles.map(hash).join(" "));
      expect(directive(page, "script-src")).toBe(scripts.length ? scripts.map(hash).join(" ") : undefined);
      for (const closed of ["default-src", "base-uri", "form-action", "frame-ancestors"])
        expect(directive(page, closed)).toBe("'none'");
      expect(page.headers["Content-Security-Policy"]).not.toContain("unsafe");
    });

    test("is one small complete document without external resources, with links within its site", async () => {
      const { body } = await make();
      expect(body).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"/i);
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(Buffer.byteLength(body)).toBeLessThan(10_000);
      expect(body).not.toMatch(/\b(src|srcset|action)=|url\(|@import|<link|style="|\son\w+="/);
      for (const [, href] of body.matchAll(/href="(.*?)"/g)) expect(["", "/"]).toContain(href);
    });
  });
}

test("every reason has its own heading", async () => {
  const bodies = await Promise.all(pages.map(async ([, , make]) => (await make()).body));
  const headings = bodies.map(heading);
  expect(headings).not.toContain(undefined);
  expect(new Set(headings).size).toBe(pages.length);
});

test("the 404 page links to the home page only on the hosts of this server", async () => {
  for (const [host, hasHome] of [
    [undefined, true],
    [new URL(env.SHORT_URL).host, true],
    [new URL(env.APP_URL).host, true],
    ["127.0.0.1:3000", true],
    ["go.mycafe.example", false],
  ] as const) {
    const { body } = await notFoundPage({ ...(host && { host }), "accept-language": "de" });
    expect(body.includes('<a href="/">Zur Startseite</a>'), host).toBe(hasHome);
  }
});

test("headers added by a caller don't leak into the next response", async () => {
  const first = await notFoundPage({});
  first.headers["Content-Length"] = "1";
  expect((await notFoundPage({})).headers).not.toHaveProperty("Content-Length");
});

test.describe("the waiting page counts down", () => {
  test("from the server's clock to the start, both in milliseconds", async () => {
    const { body } = await waitingPage({ startsAt, now, address, language });
    expect(body).toContain(`data-start="${startsAt.getTime()}" data-now="${now.getTime()}"`);
  });

  test("with the right digits already in the document", async () => {
    const { body } = await waitingPage({ startsAt, now, address, language });
    expect(text(body)).toContain("02 days 02 hours 30 minutes 05 seconds");
  });

  test("without days when less than one is left", async () => {
    const soon = new Date(now.getTime() + 86_399_000);
    const { body } = await waitingPage({ startsAt: soon, now, address, language });
    expect(body).toContain('<span hidden=""><b>00</b><small>days</small>');
    expect(text(body)).toContain("23 hours 59 minutes 59 seconds");
  });

  test("never below zero", async () => {
    const { body } = await waitingPage({ startsAt: new Date(now.getTime() - 5000), now, address, language });
    expect(text(body)).toContain("00 hours 00 minutes 00 seconds");
  });

  test("silently for screen readers, which are told the state only", async () => {
    const { body } = await waitingPage({ startsAt, now, address, language });
    expect(body).toContain('role="timer" aria-live="off"');
    expect(body).toContain('role="status"');
  });

  test("with a script under 2,200 bytes that is the same for every link", async () => {
    expect(Buffer.byteLength(scheduledLinkScript)).toBeLessThan(2200);
    const other = await waitingPage({
      startsAt: now,
      now: startsAt,
      address: "go.example.com/other",
      language,
    });
    expect(texts(other.body, "script")).toEqual([scheduledLinkScript]);
  });
});

test.describe("without scripts the waiting page", () => {
  const refresh = async (milliseconds: number) => {
    const { body } = await waitingPage({
      startsAt: new Date(now.getTime() + milliseconds),
      now,
      address,
      language,
    });
    return body.match(/<noscript><meta http-equiv="refresh" content="(\d+)"\/>/)?.[1];
  };

  test("names the start in UTC", async () => {
    const { body } = await waitingPage({ startsAt, now, address, language });
    expect(body).toMatch(/<time datetime="2026-02-02T12:00:05.000Z">/i);
    expect(text(body)).toMatch(/Monday,? 2 February 2026 at 12:00 UTC/);
  });

  test("reloads at the start, after a day at the latest, and never in a tight loop", async () => {
    expect(await refresh(90_001)).toBe("91");
    expect(await refresh(200 * 86_400_000)).toBe("86400");
    expect(await refresh(0)).toBe("1");
    expect(await refresh(-60_000)).toBe("1");
  });
});

test("the waiting page reveals nothing of a link but its address", async () => {
  const link = {
    startsAt,
    now,
    address,
    language,
    url: "https://destination.example/secret",
    title: "Secret launch",
    owner: "owner@example.com",
  };
  const { body, headers } = await waitingPage(link);
  const bare = await waitingPage({ startsAt, now, address, language });
  expect({ body, headers }).toEqual({ body: bare.body, headers: bare.headers });
});

test("shows a hostile address as text", async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&lt;\u202e`;
  const { body } = await waitingPage({ startsAt, now, address: hostile, language });
  expect(texts(body, "script")).toEqual([scheduledLinkScript]);
  expect(body).not.toContain("<img");
  expect(body).toContain(
    "<bdi>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#x27;alert(2)&#x27;&gt;&amp;lt;\u202e</bdi>",
  );
});
