import fc from "fast-check";
import type { ApiResponse, Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { extension, linkChange, newLink } from "./links";
import { expectSound } from "./responses";

test.setTimeout(180_000);

type Sent = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: a link as the wire has it
type Link = any;

/** A link without the fields that change over time. */
const lasting = ({ state: _state, active: _active, reused: _reused, ...link }: Link) => link;

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** Whatever was sent and accepted is stored as sent. */
function expectKept(sent: Sent, link: Link): void {
  const kept: Sent = {};
  if (sent.url !== undefined) kept.long_url = trimmed(sent.url);
  if (sent.alias ?? sent.slug) kept.slug = trimmed(sent.alias ?? sent.slug);
  if (sent.title !== undefined) kept.title = trimmed(sent.title) ?? "";
  if (sent.expires_at) kept.expires_at = trimmed(sent.expires_at);
  for (const name of ["starts_at", "click_limit"])
    if (sent[name] !== undefined) kept[name] = trimmed(sent[name]);
  if (sent.paused !== undefined) kept.paused = sent.paused ?? false;
  expect(link).toMatchObject(kept);
}

const read = async (api: Client, id: number): Promise<Link> => {
  const response = await api.get(`/links/${id}`);
  expect(response.status).toBe(200);
  return lasting(response.body);
};

test("POST /links rejects any body cleanly or stores it exactly as sent", async ({ api }) => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(newLink, async (body) => {
      const response = await api.post("/links", body);
      expectSound(response);
      if (response.status >= 400) return;
      accepted++;
      expect(lasting(response.body)).toEqual(await read(api, response.body.id));
      if (!response.body.reused) expectKept(JSON.parse(body), response.body);
    }),
    { numRuns: cases(350) },
  );
  expect(accepted).toBeGreaterThan(cases(50));
});

test("PATCH /links/{id} rejects any body without side effects or stores it exactly as sent", async ({
  api,
}) => {
  let before = lasting((await api.post("/links", { url: "https://example.com/" })).body);
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(linkChange, async (body) => {
      const response = await api.patch(`/links/${before.id}`, body);
      expectSound(response);
      const after = await read(api, before.id);
      if (response.status >= 400) return void expect(after).toEqual(before);
      accepted++;
      before = after;
      expect(lasting(response.body)).toEqual(after);
      expectKept(JSON.parse(body), after);
    }),
    { numRuns: cases(350) },
  );
  expect(accepted).toBeGreaterThan(cases(50));
});

test("POST /links/{id}/extend rejects any body without side effects or moves the expiry and nothing else", async ({
  api,
}) => {
  let before = lasting((await api.post("/links", { url: "https://example.com/", expire_days: 1 })).body);
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(extension, async (body) => {
      const response: ApiResponse = await api.post(`/links/${before.id}/extend`, body);
      expectSound(response);
      const after = await read(api, before.id);
      if (response.status >= 400) return void expect(after).toEqual(before);
      accepted++;
      const { expires_at, updated_at } = after;
      expect(after).toEqual({ ...before, expires_at, updated_at });
      expect(expires_at >= before.expires_at).toBe(true);
      before = after;
    }),
    { numRuns: cases(150) },
  );
  expect(accepted).toBeGreaterThan(cases(20));
});
