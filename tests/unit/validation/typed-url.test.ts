import { expect, test } from "@playwright/test";
import type { Platform } from "@/lib/validation/platforms";
import { toProfileUrl } from "@/lib/validation/profile-url";
import { toContactUrl, toWebUrl } from "@/lib/validation/typed-url";

const WEB: [typed: string, url: string][] = [
  ["www.mycafe.com/x", "https://www.mycafe.com/x"],
  ["  mycafe.com ", "https://mycafe.com"],
  ["mycafe.com:8080/a?b=c#d", "https://mycafe.com:8080/a?b=c#d"],
  ["//mycafe.com/x", "https://mycafe.com/x"],
  ["localhost:4310/x", "https://localhost:4310/x"],
  ["bücher.example", "https://bücher.example"],
  ["192.0.2.7/x", "https://192.0.2.7/x"],
  // Complete, or nothing that could be completed.
  ["http://mycafe.com", "http://mycafe.com"],
  ["HTTPS://mycafe.com", "HTTPS://mycafe.com"],
  ["ftp://mycafe.com", "ftp://mycafe.com"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["mailto:ada@example.com", "mailto:ada@example.com"],
  ["ada@example.com", "ada@example.com"],
  ["my cafe.com", "my cafe.com"],
  ["mycafe", "mycafe"],
  ["/x", "/x"],
  ["", ""],
];

for (const [typed, url] of WEB)
  test(`${JSON.stringify(typed)} in an address field is ${JSON.stringify(url)}`, () => {
    expect(toWebUrl(typed)).toBe(url);
    // What has been completed stays as it is.
    expect(toWebUrl(url)).toBe(url);
  });

test("a contact may be an email address or a phone number", () => {
  expect(toContactUrl(" ada@example.com")).toBe("mailto:ada@example.com");
  expect(toContactUrl("+44 20 7946 0000")).toBe("tel:+44-20-7946-0000");
  expect(toContactUrl("mycafe.com/menu")).toBe("https://mycafe.com/menu");
  expect(toContactUrl("tel:123")).toBe("tel:123");
});

const PROFILES: [platform: Platform, typed: string, url: string][] = [
  ["instagram", "@mycafe", "https://www.instagram.com/mycafe"],
  ["instagram", "my.cafe", "https://www.instagram.com/my.cafe"],
  ["instagram", "instagram.com/mycafe", "https://instagram.com/mycafe"],
  ["instagram", "https://www.instagram.com/mycafe", "https://www.instagram.com/mycafe"],
  ["x", "@ada", "https://x.com/ada"],
  ["tiktok", "@ada", "https://www.tiktok.com/@ada"],
  ["youtube", "ada", "https://www.youtube.com/@ada"],
  ["linkedin", "ada-lovelace", "https://www.linkedin.com/in/ada-lovelace"],
  ["whatsapp", "+44 20 7946 0000", "https://wa.me/442079460000"],
  ["whatsapp", "0044 20 7946 0000", "https://wa.me/442079460000"],
  ["whatsapp", "wa.me/442079460000", "https://wa.me/442079460000"],
  ["telegram", "@ada", "https://t.me/ada"],
  ["mastodon", "@ada@mastodon.social", "https://mastodon.social/@ada"],
  ["mastodon", "mastodon.social/@ada", "https://mastodon.social/@ada"],
  ["bluesky", "@ada.bsky.social", "https://bsky.app/profile/ada.bsky.social"],
  ["email", "ada@example.com", "mailto:ada@example.com"],
  ["phone", "030 123", "tel:030-123"],
  ["website", "mycafe.com", "https://mycafe.com"],
  ["x", "not a name", "not a name"],
  ["x", "", ""],
];

for (const [platform, typed, url] of PROFILES)
  test(`${JSON.stringify(typed)} on ${platform} is ${JSON.stringify(url)}`, () => {
    expect(toProfileUrl(typed, platform)).toBe(url);
  });
