import type { Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { newName } from "./domain";

const GOOD = "https://example.com/";

/** Fails unless all fields for URLs, other than a link's own, refuse this one, of links and of domains. */
export async function expectRefusedByOtherFields(api: Client, url: string): Promise<void> {
  const { body: link } = await api.post("/links", { url: GOOD });
  const rules = [{ url, qr: true }];
  const split = [GOOD, url].map((one) => ({ url: one, weight: 50 }));
  for (const [field, value] of Object.entries({ expired_url: url, rules, split })) {
    const sent = { [field]: value };
    expectRefusal(await api.post("/links", { url: GOOD, ...sent }), 422, `invalid_${field}`, url);
    expectRefusal(await api.patch(`/links/${link.id}`, sent), 422, `invalid_${field}`, url);
  }
  for (const field of ["root_url", "not_found_url", "expired_url"]) {
    const sent = { name: newName(), [field]: url };
    expectRefusal(await api.post("/domains", sent), 422, `invalid_${field}`, url);
  }
}
