import { type FormField, KINDS, type Kind } from "@/lib/forms/options";
import { expect, test } from "@/tests/support/fixtures";
import { field, newForm, sendForm, submissionsOf } from "@/tests/support/rows/forms";

// Input that the page itself would prevent: the server validates against the form's fields (docs/contract.md §11, forms).

type Case = { typed: string | string[]; fault: string; more?: Partial<FormField> };

const options = ["Red", "Green"];
const CASES: Record<Kind, Case> = {
  text: { typed: "x".repeat(501), fault: "500 characters" },
  paragraph: { typed: "x".repeat(5001), fault: "5000 characters" },
  email: { typed: "ada@", fault: "email address" },
  phone: { typed: "call me", fault: "a phone number" },
  number: { typed: "ten", fault: "a number" },
  choice: { typed: "Purple", fault: "one of these", more: { options } },
  checkboxes: { typed: ["Red", "Purple"], fault: "from these", more: { options } },
  rating: { typed: "6", fault: "1 to 5 stars" },
  date: { typed: "2026-02-30", fault: "a date" },
  consent: { typed: [], fault: "Check this box", more: { required: true } },
};

for (const kind of KINDS)
  test(`shows an error beside an invalid ${kind} field and stores nothing`, async ({ account }) => {
    const { typed, fault, more } = CASES[kind];
    const form = await newForm(account, [field("a"), { ...field("x"), ...more, kind }]);
    const response = await sendForm(form, { f_a: "right", f_x: typed });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(/id="e_x"[^>]*>([^<]*)/.exec(html)?.[1]).toContain(fault);
    expect(html).not.toContain('id="e_a"');
    expect(html).toContain('value="right"');
    expect(await submissionsOf(form)).toEqual([]);
  });
