import type { Client } from "@/tests/support/clients/api-client";
import { expect } from "@/tests/support/fixtures";

export const PAGE = "https://example.com/page";

/** One rule with these conditions. */
export const rule = (conditions: object) => ({ rules: [{ url: `${PAGE}/rule`, ...conditions }] });

/** More values than a rule may have. */
export const CODES = [
  ..."AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL".split(" "),
  ..."BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR".split(" "),
  "CU",
];
export const TAGS = "ar bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv".split(" ");
export const SPANS = Array.from({ length: 8 }, (_, hour) => `0${hour}:00-0${hour}:30`);

/** A split in halves. */
export const halves = [
  { url: `${PAGE}/a`, weight: 50 },
  { url: `${PAGE}/b`, weight: 50 },
];

/** Creates a link to PAGE with these fields. */
export async function newLink(api: Client, fields: object = {}) {
  const { status, body } = await api.post("/links", { url: PAGE, on_duplicate: "create", ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
