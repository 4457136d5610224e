import { MAX_FIELDS, MAX_OPTION_LENGTH, MAX_OPTIONS } from "@/lib/forms/options";
import { MAX_PARAGRAPH_LENGTH } from "@/lib/forms/submission-schema";

// A character takes up to four UTF-8 bytes, each of them three (`%F0`) when URL-encoded.
const ENCODED_CHARACTER = 12;
// `&f_`, a 16-character id and `=`; the last one covers token, honeypot and surrounding spaces.
const NAME = 20;
const REST = 4_096;

const LARGEST_FIELD = Math.max(
  NAME + MAX_PARAGRAPH_LENGTH * ENCODED_CHARACTER,
  MAX_OPTIONS * (NAME + MAX_OPTION_LENGTH * ENCODED_CHARACTER),
);

/** The largest possible submission: every field filled to its limit with the longest characters. */
export const MAX_SUBMISSION_BYTES = MAX_FIELDS * LARGEST_FIELD + REST;

/** All options of all fields, the token and the honeypot. */
const MAX_PAIRS = MAX_FIELDS * MAX_OPTIONS + 2;

/**
 * The pairs of a submission. Of a body that is truncated, or has more pairs than any form, the complete leading ones.
 */
export function parseBody(bytes: Uint8Array, complete: boolean) {
  const text = Buffer.from(bytes).toString();
  let end = -1;
  for (let pairs = 0; pairs < MAX_PAIRS; pairs++) {
    const next = text.indexOf("&", end + 1);
    if (next < 0) {
      const whole = complete ? text : text.slice(0, Math.max(0, end));
      return { body: new URLSearchParams(whole), complete };
    }
    end = next;
  }
  return { body: new URLSearchParams(text.slice(0, end)), complete: false };
}
