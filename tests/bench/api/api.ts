import { randomUUID } from "node:crypto";
import { addDays, formatDay } from "@/lib/dates";
import { expireLinks } from "@/lib/links/emit-expired";
import { renderQr } from "@/lib/qr";
import { newAccount } from "@/tests/support/fixtures";
import { accountWithLinks, type Bench, linkWithClicks, sql } from "../seed";
import { table } from "../table";
import { time } from "../time";

async function answered(call: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`a bench request was answered ${status}: ${JSON.stringify(body)}`);
}

// A thousand of the links have expired.
const ENDED = `UPDATE links SET expires_at = now() - interval '1 hour', expiry_notified = false WHERE id IN (
  SELECT id FROM links WHERE account_id = $1 AND expires_at > now() LIMIT 1000)`;

/** The duration of sequential API calls, measured by the client. */
export async function benchApi(bench: Bench): Promise<string> {
  const { api } = await newAccount("free", bench.url);
  const large = await accountWithLinks(bench, "s", 1_000_000);
  const popular = await linkWithClicks(bench, large, 10_000_000);
  const today = new Date();
  const year = `from=${formatDay(addDays(today, -364))}&to=${formatDay(today)}`;
  const rows = [
    await time("POST /links, a new link", 300, () =>
      answered(api.post("/links", { url: `https://example.com/${randomUUID()}` })),
    ),
    await time("POST /links, the same URL again", 300, () =>
      answered(api.post("/links", { url: "https://example.com/same" })),
    ),
    await time("POST /links, a new link beside 1,000,000", 30, () =>
      answered(large.api.post("/links", { url: `https://example.com/${randomUUID()}` })),
    ),
    await time("GET /links, 25 of some hundred", 300, () => answered(api.get("/links"))),
    await time("GET /links, 25 of 1,000,000", 30, () => answered(large.api.get("/links"))),
    await time("search of 1,000,000, one hit", 30, (n) =>
      answered(large.api.get(`/links?q=Poster%20${Math.abs(n) * 5 + 500_003}`)),
    ),
    await time("search of 1,000,000, a hundred hits", 30, (n) =>
      answered(large.api.get(`/links?q=landing/${4321 + Math.abs(n)}`)),
    ),
    await time("search of 1,000,000, no hit", 30, () =>
      answered(large.api.get("/links?q=nothing-like-this")),
    ),
    await time("search of 1,000,000, a fifth are hits", 30, () => answered(large.api.get("/links?q=spring"))),
    await time("search of 1,000,000, all are hits", 30, () =>
      answered(large.api.get("/links?q=example.com")),
    ),
    await time("search of 1,000,000, two letters", 30, () => answered(large.api.get("/links?q=12"))),
    await time("daily check of 1,000,000 links, none ended", 30, () => expireLinks(new Date())),
    await time("daily check of 1,000,000 links, 1,000 ended", 3, async () => {
      await sql(bench, ENDED, [large.owner.accountId]);
      await expireLinks(new Date());
    }),
    await time("statistics of 10,000,000 clicks, 30 days", 50, () =>
      answered(large.api.get(`/links/${popular}/stats`)),
    ),
    await time("statistics of 10,000,000 clicks, a year", 50, () =>
      answered(large.api.get(`/links/${popular}/stats?${year}`)),
    ),
    await time("QR code, PNG, 1000 px (drawing only)", 200, () => draw("png", 1000)),
    await time("QR code, PNG, 2048 px (drawing only)", 100, () => draw("png", 2048)),
    await time("QR code, SVG (drawing only)", 200, () => draw("svg", 1000)),
  ];
  const size = `A PNG QR code at 1000 px has ${draw("png", 1000).body.length} bytes.`;
  return `${table(["what", "median ms", "p99 ms", "times"], rows)}\n${size}`;
}

const draw = (format: "png" | "svg", size: number) =>
  renderQr("https://go.example.com/spring-sale", {
    format,
    size,
    fg: "000000",
    bg: "ffffff",
    margin: 4,
    level: "M",
  });
