import { createApiKey } from "@/lib/api-keys/service";
import { formatDateTime } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { linkImports } from "@/lib/links/import";
import { utmTemplates } from "@/lib/utm";
import { webhooks } from "@/lib/webhooks";
import { expect, type TestAccount, visit } from "@/tests/support/fixtures";
import { field, newForm, sendForm } from "./forms";

/** Texts that fill their fields completely: one endless word, long prose, and a right-to-left language. */
export type Texts = { title: string; word: string; url: string };

const SHORT: Texts = { title: "Shown", word: "Ada", url: "https://example.com/a/long/way" };

/** Creates something for an account; returns the ids in its path. */
type Make = (account: TestAccount, texts?: Texts) => Promise<(number | string)[]>;

const soon = () => formatDateTime(new Date(Date.now() + 86_400_000));
const post = async ({ api }: TestAccount, path: string, fields: object): Promise<number> => {
  const { status, body } = await api.post(path, fields);
  if (status !== 201) throw new Error(`${path}: ${status} ${body.message}`);
  return body.id;
};

const link: Make = async (account, { title, url } = SHORT) => {
  const id = await post(account, "/links", { url, title, on_duplicate: "create", tags: ["Shown"] });
  const { body } = await account.api.get(`/links/${id}`);
  await visit(body.short_url, { Referer: `https://${"sub.".repeat(30)}example.org/` });
  return [id];
};

const bioPage: Make = async (account, { title, url } = SHORT) => [
  await post(account, "/bio-pages", { title, socials: [{ platform: "website", url }] }),
];

const menu: Make = async (account, { word } = SHORT) => [
  await post(account, "/menus", { name: word.slice(0, 140), tables: ["1", word.slice(0, 20)] }),
];

const surveyOf = (account: TestAccount, { title, word }: Texts) =>
  newForm(account, [field("q", { label: word.slice(0, 100) })], { title });

const webhook: Make = async ({ owner }, { word } = SHORT) => {
  const url = `http://127.0.0.1:9/${word}`;
  const { row } = await webhooks.create(owner, {}, { url, events: ["link.created"] }, new Date());
  return [row.id];
};

/** The account's domain: most plans allow few. */
const domain: Make = async (account, { word } = SHORT) => {
  const [known] = (await account.api.get("/domains")).body.data;
  const name = `${word.slice(0, 60)}.${word.slice(0, 60)}.example`;
  return [known?.id ?? (await post(account, "/domains", { name }))];
};

/** One of every resource, by name. */
export const OWNED = {
  link,
  domain,
  timer: async (account, { title } = SHORT) => [
    await post(account, "/timers", { name: title, ends_at: soon() }),
  ],
  countdown: async (account, { title } = SHORT) => [
    await post(account, "/countdowns", { title, ends_at: soon(), timezone: "Europe/Berlin" }),
  ],
  bioPage,
  bioLink: async (account, texts = SHORT) => {
    const [id = 0] = await bioPage(account, texts);
    return [id, await post(account, `/bio-pages/${id}/links`, { title: texts.title, url: texts.url })];
  },
  menu,
  item: async (account, texts = SHORT) => {
    const [id = 0] = await menu(account, texts);
    const name = texts.word.slice(0, 140);
    return [id, await post(account, `/menus/${id}/items`, { name, category: name, price: 4.5 })];
  },
  signature: async (account, { word } = SHORT) => [
    await post(account, "/signatures", { full_name: word.slice(0, 120), company: word.slice(0, 120) }),
  ],
  form: async (account, texts = SHORT) => [(await surveyOf(account, texts)).id],
  submission: async (account, texts = SHORT) => {
    const row = await surveyOf(account, texts);
    await sendForm(row, { f_q: texts.title });
    const { id: sid } = await db.submission.findFirstOrThrow({ where: { formId: row.id } });
    return [row.id, sid];
  },
  webhook,
  delivery: async (account, texts = SHORT) => {
    const [id = 0] = await webhook(account, texts);
    const row = await webhooks.ping(account.owner, { id: Number(id) }, new Date());
    // Its pages change until it has failed.
    const statusOf = async () => (await db.delivery.findUnique({ where: { id: row.id } }))?.status;
    await expect.poll(statusOf, { timeout: 20_000 }).toBe("failed");
    return [id, row.id];
  },
  linkImport: async ({ owner }, { title, url } = SHORT) => {
    const csv = new Blob([`url,title\n${url},${title}\nnowhere,${title}\n`]);
    return [(await linkImports.read(owner, `${title}.csv`, csv.stream(), new Date())).id];
  },
  apiKey: async ({ owner }, { word } = SHORT) => [
    (await createApiKey(owner, word.slice(0, 100), new Date())).key.id,
  ],
  template: async ({ owner }, { word } = SHORT) => [
    (await utmTemplates.save(owner, { name: word.slice(0, 100), source: word.slice(0, 200) }, new Date())).id,
  ],
} satisfies Record<string, Make>;
