import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { newLink, PAGE } from "./new-link";

/** What is sent, the error, and what its message says. */
export type Rejected = readonly (readonly [sent: object, error: string, message: RegExp])[];

/** The address of this app in a table: its port is only known when a test runs. */
export const OWN_URL = "https://own-address.example";
/** A day within the next year. */
export const NEXT_WEEK = "2000-01-01 00:00:00";

/** What is sent for a template: with this app's address, and a day within the next year. */
export const filled = (template: object): object =>
  JSON.parse(JSON.stringify(template).replaceAll(OWN_URL, env.APP_URL).replaceAll(NEXT_WEEK, inDays(7)));

/** A test for each: rejected on create and on PATCH, with nothing changed. */
export function testRejected(rejected: Rejected): void {
  for (const [index, [template, error, message]] of rejected.entries()) {
    test(`${index + 1}: rejects ${JSON.stringify(template).slice(0, 110)} on create and on PATCH, and changes nothing`, async ({
      api,
    }) => {
      const sent = filled(template);
      const refused = await api.post("/links", { url: PAGE, on_duplicate: "create", ...sent });
      expectRefusal(refused, 422, error);
      expect(refused.body.message).toMatch(message);
      expect((await api.get("/links")).body.total).toBe(0);
      const link = await newLink(api);
      const unchanged = await api.patch(`/links/${link.id}`, { title: "new", ...sent });
      expectRefusal(unchanged, 422, error);
      expect(unchanged.body.message).toMatch(message);
      expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
    });
  }
}
