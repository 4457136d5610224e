import { webhooks } from "@/lib/webhooks";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";

const now = () => new Date();
const fine = { url: "https://example.com/hook", events: ["link.created"] };
const create = ({ owner }: TestAccount, fields: Record<string, unknown> = {}) =>
  webhooks.create(owner, {}, { ...fine, ...fields }, now());

for (const [fields, code] of [
  [{ url: undefined }, "invalid_url"],
  [{ url: null }, "invalid_url"],
  [{ url: 7 }, "invalid_url"],
  [{ url: "" }, "invalid_url"],
  [{ url: "example.com/hook" }, "invalid_url"],
  [{ url: "ftp://example.com/" }, "invalid_url"],
  [{ url: "http:///path" }, "invalid_url"],
  [{ url: "https://user:password@example.com/" }, "invalid_url"],
  [{ url: `https://example.com/${"x".repeat(2029)}` }, "invalid_url"],
  [{ url: "https://example.com/\u0000" }, "invalid_url"],
  [{ events: undefined }, "invalid_events"],
  [{ events: null }, "invalid_events"],
  [{ events: [] }, "invalid_events"],
  [{ events: "link.created" }, "invalid_events"],
  [{ events: ["link.created", "link.created"] }, "invalid_events"],
  [{ events: ["link.opened"] }, "invalid_events"],
  [{ events: ["webhook.ping"] }, "invalid_events"],
  [{ paused: "yes" }, "invalid_paused"],
  [{ url: "nowhere", events: [] }, "invalid_url"],
] as const) {
  test(`returns ${code} for ${JSON.stringify(fields).slice(0, 60)}`, async ({ account }) => {
    await expect(create(account, fields)).rejects.toMatchObject({ code });
    const { row } = await create(account);
    if (Object.values(fields).includes(undefined)) return;
    await expect(webhooks.update(account.owner, row, { ...fields }, now())).rejects.toMatchObject({ code });
  });
}

test("accepts a URL of 2048 characters", async ({ account }) => {
  const url = `https://example.com/${"x".repeat(2028)}`;
  expect((await create(account, { url })).row.url).toBe(url);
});
