import { db } from "@/lib/db/client";
import { forms } from "@/lib/forms";
import { HONEYPOT, TOKEN } from "@/lib/forms/input-names";
import { webhooks } from "@/lib/webhooks";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { field, newForm, sendForm, tokenOf } from "@/tests/support/rows/forms";
import { logOf, register } from "@/tests/support/rows/webhooks";

const all = [
  field("a", { label: "Name", required: true }),
  field("n", { kind: "number", label: "Guests" }),
  field("c", { kind: "checkboxes", label: "Extras", options: ["Wine", "Cake"] }),
  field("s", { kind: "rating", label: "Stars", stars: 5 }),
  field("ok", { kind: "consent", label: "I agree" }),
  field("h", { label: "Hidden", show_when: { field: "s", values: ["1"] } }),
];
const sent = { f_a: `Ada "<b>"`, f_n: "3,5", f_c: ["Cake", "Wine"], f_s: "5", f_ok: "yes", f_h: "not shown" };

const eventsOf = (accountId: number) => db.event.findMany({ where: { accountId, name: "form.submitted" } });

test("an accepted submission is one form.submitted, in the order of the fields", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver, { events: ["form.submitted"] });
  const form = await newForm(account, all, { title: "Fête" });
  const body = { ...sent, [TOKEN]: tokenOf(form) };
  const responses = await Promise.all(Array.from({ length: 5 }, () => sendForm(form, body)));
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  await expect.poll(() => receiver.received.length).toBe(1);
  const submission = await db.submission.findFirstOrThrow({ where: { formId: form.id } });
  expect(receiver.received[0]?.body).toMatchObject({
    event: "form.submitted",
    data: {
      form: { id: form.id, title: "Fête", slug: form.slug },
      submission: {
        id: submission.id,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        answers: [
          { label: "Name", type: "text", value: `Ada "<b>"` },
          { label: "Guests", type: "number", value: 3.5 },
          { label: "Extras", type: "checkboxes", value: ["Wine", "Cake"] },
          { label: "Stars", type: "rating", value: 5 },
          { label: "I agree", type: "consent", value: true },
        ],
      },
    },
  });
  expect(receiver.refused).toEqual([]);
  expect(await logOf(account, id)).toHaveLength(1);
  expect(await eventsOf(account.owner.accountId)).toHaveLength(1);
});

test("rejected submissions and robots send nothing", async ({ account, receiver }) => {
  const id = await register(account, receiver, { events: ["form.submitted"] });
  const form = await newForm(account, all);
  expect((await sendForm(form, { ...sent, [HONEYPOT]: "x" })).status).toBe(303);
  expect((await sendForm(form, { f_a: "" })).status).toBe(422);
  expect((await sendForm(form, { ...sent, [TOKEN]: "forged" })).status).toBe(422);
  await forms.update(account.owner, form, { open: false }, new Date());
  expect((await sendForm(form, sent)).status).toBe(410);
  expect(await eventsOf(account.owner.accountId)).toEqual([]);
  expect(await logOf(account, id)).toEqual([]);
});

test("a webhook that didn't choose the event gets none, and the answers are copied nowhere", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver, { events: ["link.created", "link.deleted"] });
  const form = await newForm(account, all);
  expect((await sendForm(form, sent)).status).toBe(303);
  expect(await eventsOf(account.owner.accountId)).toEqual([]);
  await webhooks.update(account.owner, { id }, { events: ["link.created", "form.submitted"] }, new Date());
  expect((await sendForm(form, sent)).status).toBe(303);
  await expect.poll(() => receiver.received.map(({ event }) => event)).toEqual(["form.submitted"]);
});

test("the largest submission is sent too, with its long answers cut and marked", async ({
  account,
  receiver,
}) => {
  await register(account, receiver, { events: ["form.submitted"] });
  const options = Array.from({ length: 50 }, (_, n) => `${n} `.padEnd(120, "_").replaceAll("_", "😀"));
  const long = Array.from({ length: 48 }, (_, n) => field(`p${n}`, { kind: "paragraph" }));
  const form = await newForm(account, [
    field("short"),
    ...long,
    field("boxes", { kind: "checkboxes", options }),
  ]);
  const text = "😀".repeat(5000);
  const answers = Object.fromEntries(long.map(({ id }) => [`f_${id}`, text]));
  expect((await sendForm(form, { f_short: "kept", ...answers, f_boxes: options })).status).toBe(303);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [received] = receiver.received;
  expect(Buffer.byteLength(received?.raw ?? "")).toBeLessThan(300_000);
  const [short, paragraph, ...rest] = received?.body.data.submission.answers ?? [];
  expect(short).toEqual({ label: "Field short", type: "text", value: "kept" });
  expect(paragraph.truncated).toBe(true);
  expect(text.startsWith(paragraph.value) && paragraph.value.length > 1_000).toBe(true);
  const boxes = rest.at(-1);
  expect(boxes.truncated).toBe(true);
  expect(boxes.value).toEqual(options.slice(0, boxes.value.length));
  expect(boxes.value.length).toBeGreaterThan(5);
});
