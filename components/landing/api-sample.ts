/** The request of the sample. */
export const SAMPLE_LINK = {
  url: "https://example.com/spring-sale",
  alias: "spring",
  click_limit: 500,
  expire_days: 30,
};

/** The first fields of its response, from a server with this `shortUrl`. */
export const sampleResponse = (shortUrl: string) => ({
  id: 7,
  slug: "spring",
  short_url: `${shortUrl}/spring`,
  long_url: "https://example.com/spring-sale",
  title: "",
  clicks: 0,
  active: true,
  state: "ok",
  created_at: "2026-11-24 09:37:11",
  expires_at: "2026-12-24 09:37:11",
  starts_at: null,
  click_limit: 500,
  paused: false,
});

/** The response as text, truncated. */
export const sampleText = (shortUrl: string): string =>
  JSON.stringify(sampleResponse(shortUrl), null, 2).replace(/\n}$/, ",\n  …\n}");
