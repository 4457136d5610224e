import { type Card, HTML_LIMIT, signatureShape } from "@/lib/signatures/schema";
import { signatureHtml } from "@/lib/signatures/templates";
import { type FieldError, validateSent } from "@/lib/validation/validate";

const WITHOUT = {
  full_name: "",
  job_title: "",
  department: "",
  company: "",
  pronouns: "",
  address: "",
  email: "",
  phone: "",
  mobile: "",
  website: null,
  logo_url: null,
  photo_url: null,
  socials: [],
  disclaimer: "",
} satisfies Partial<Card>;

/** Rejects a signature whose HTML would be too long, naming the field that adds most to it (docs/contract.md §8). */
export function checkSize(card: Card): void {
  validateSent(signatureShape, {}, () => sizeFault(card));
}

function* sizeFault(card: Card): Iterable<FieldError<keyof Card>> {
  const { length } = signatureHtml(card);
  if (length < HTML_LIMIT) return;
  const without = Object.entries(WITHOUT).map(([field, value]) => ({
    field,
    left: signatureHtml({ ...card, [field]: value }).length,
  }));
  const [worst] = without.sort((a, b) => a.left - b.left);
  const field = Object.keys(card).find((name): name is keyof Card => name === worst?.field) ?? "disclaimer";
  yield [
    field,
    `must be shorter: it adds most to the signature's HTML, which has ${length} characters and must have fewer than ${HTML_LIMIT}`,
    "This signature is too long for Gmail, which accepts at most 10,000 characters. Shorten its longest text.",
  ];
}
