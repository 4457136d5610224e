import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { inputName, TOKEN } from "@/lib/forms/input-names";
import { hasOptions, type Kind } from "@/lib/forms/options";
import { inDays } from "@/tests/support/dates";
import type { TestAccount } from "@/tests/support/fixtures";
import { endCountdown, newCountdown } from "@/tests/support/rows/countdowns";
import { field, formUrl, newForm, tokenOf } from "@/tests/support/rows/forms";
import { moveLink } from "@/tests/support/rows/links";

/** `sent` are the values of a form, when the page is the response to it. */
export type Address = {
  url: string;
  slugs?: readonly string[];
  sent?: Readonly<Record<string, string>>;
};

/** The public pages, each with content. */
export async function* publicPages({ api }: TestAccount): AsyncIterable<Address> {
  const created = async (
    path: string,
    fields: object,
  ): Promise<{ id: number; short_url: string; page_url: string }> => (await api.post(path, fields)).body;
  const url = "https://example.com/";
  const item = { name: "Soup", price: 4.5, available: false, dietary: ["vegan"], allergens: ["milk"] };
  const { body: menu } = await api.post("/menus", {
    name: "Lunch",
    phone: "+49 30 1",
    opening_hours: "Daily",
  });
  await api.post(`/menus/${menu.id}/items`, item);
  const over = await created("/links", { url, alias: `vs-${menu.id}-d` });
  await moveLink(over.id, { expiresAt: new Date(0) });
  const ended = await newCountdown(api);
  await endCountdown(ended.id);
  const urls = [
    `${env.SHORT_URL}/no-such-link`,
    (await created("/links", { url, alias: `vs-${menu.id}-a`, paused: true })).short_url,
    (await created("/links", { url, alias: `vs-${menu.id}-b`, starts_at: inDays(9) })).short_url,
    (await created("/links", { url, alias: `vs-${menu.id}-c`, password: "open sesame" })).short_url,
    (await created("/countdowns", { title: "Shown", ends_at: inDays(9) })).page_url,
    (await created("/bio-pages", { title: "Shown", socials: [{ platform: "website", url }] })).page_url,
    menu.page_url,
    over.short_url,
    ended.page_url,
  ];
  for (const address of urls) yield { url: address };
}

const ALL_KINDS: [Kind, string][] = [
  ["text", "x".repeat(501)],
  ["paragraph", "a\u0000b"],
  ["email", "ada"],
  ["phone", "12"],
  ["number", "ten"],
  ["choice", "Purple"],
  ["checkboxes", "Purple"],
  ["rating", "9"],
  ["date", "soon"],
  ["consent", ""],
];

/** The pages of forms: open, with errors, thanks, closed. */
export async function* formPages(account: TestAccount): AsyncIterable<Address> {
  const fields = ALL_KINDS.map(([kind]) =>
    field(kind, {
      kind,
      required: true,
      help: "Why we ask",
      options: hasOptions(kind) ? ["Red", "Green"] : [],
    }),
  );
  const form = await newForm(account, fields);
  const url = formUrl(form);
  const token = { [TOKEN]: tokenOf(form) };
  yield { url };
  // Invalid answers, and none.
  yield {
    url,
    sent: { ...token, ...Object.fromEntries(ALL_KINDS.map(([id, text]) => [inputName(id), text])) },
  };
  yield { url, sent: token };
  yield { url: `${url}?thanks` };
  yield { url: formUrl(await newForm(account, [field("a")], { open: false })) };
  const ended = await newForm(account, [field("a")]);
  await db.form.update({ where: { id: ended.id }, data: { closesAt: new Date(0) } });
  yield { url: formUrl(ended) };
}
