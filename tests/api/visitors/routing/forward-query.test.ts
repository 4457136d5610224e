import { env } from "@/lib/env";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, test } from "@/tests/support/fixtures";

// As sent in the request's target; all pairs are in tests/unit/routing/destination.test.ts.
const QUERIES: readonly (readonly [destination: string, query: string, location: string])[] = [
  [
    "https://example.com/",
    "?a[]=1&a[]=2&b=%2Fx+y%20z&c&d=",
    "https://example.com/?a[]=1&a[]=2&b=%2Fx+y%20z&c&d=",
  ],
  ["https://example.com/?x=1#frag", "?a=1&x=2", "https://example.com/?x=1&a=1#frag"],
  [
    "https://example.com/?utm_source=own",
    "?utm_source=mine&utm_medium=m",
    "https://example.com/?utm_source=own&utm_medium=m",
  ],
  ["https://münchen.example/", "?a='&b=%27", "https://xn--mnchen-3ya.example/?a='&b=%27"],
  ["https://example.com/", "?qr=1&wp_click=1", "https://example.com/"],
  ["https://example.com/", "?", "https://example.com/"],
];

test("a link forwards the bytes of the query, and other links nothing", async ({ api }) => {
  for (const [url, query, location] of QUERIES) {
    const { body: link } = await api.post("/links", { url, forward_query: true });
    const { body: plain } = await api.post("/links", { url, on_duplicate: "create" });
    const open = ({ slug }: { slug: string }, method = "GET") =>
      exactRequest(env.APP_URL, { method, target: `/${slug}${query}`, headers: { "User-Agent": "curl/8" } });
    const response = await open(link);
    expect([response.status, response.headers.get("location")], query).toEqual([302, location]);
    expect((await open(link, "HEAD")).headers.get("location")).toBe(location);
    expect((await open(plain)).headers.get("location")).toBe(url.replace("münchen", "xn--mnchen-3ya"));
    expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
  }
});

test("campaign parameters are added at the door, to every target, and stay out of long_url", async ({
  api,
}) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/?a=1#f",
    utm: { source: "news letter", ref: "x" },
    rules: [{ url: "https://example.com/rule", languages: ["fr"] }],
  });
  expect(link).toMatchObject({
    long_url: "https://example.com/?a=1#f",
    target_url: "https://example.com/?a=1&utm_source=news%20letter&ref=x#f",
  });
  const open = async (language: string) =>
    (
      await exactRequest(env.APP_URL, {
        target: `/${link.slug}?b=2`,
        headers: { "User-Agent": "curl/8", "Accept-Language": language },
      })
    ).headers.get("location");
  expect(await open("de")).toBe(link.target_url);
  expect(await open("fr")).toBe("https://example.com/rule?utm_source=news%20letter&ref=x");
});
