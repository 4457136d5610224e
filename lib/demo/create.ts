import { bioLinks, bioPages } from "@/lib/bio-pages";
import { countdowns } from "@/lib/countdowns";
import { createFormToken } from "@/lib/crypto/form-token";
import { addDays, formatDateTime } from "@/lib/dates";
import * as content from "@/lib/demo/content";
import { createWebhook, recordDeliveries } from "@/lib/demo/deliveries";
import { drawPhoto } from "@/lib/demo/photo";
import { seededRandom } from "@/lib/demo/random";
import { addExample, claimAccount } from "@/lib/demo/stored-ids";
import { addVisits, type Visited } from "@/lib/demo/visits";
import { forms } from "@/lib/forms";
import { inputName, TOKEN } from "@/lib/forms/input-names";
import { storeImage } from "@/lib/images";
import { links } from "@/lib/links";
import { menuItems, menus } from "@/lib/menus";
import type { Owner } from "@/lib/owner";
import { signatures } from "@/lib/signatures";
import { timers } from "@/lib/timers";

const DAYS = 30;

/**
 * Fills an account with a month in the life of a café, through the real services and journal. Returns false and does
 * nothing if it already has example data.
 */
export async function createExampleData(owner: Owner, now: Date): Promise<boolean> {
  if (!(await claimAccount(owner))) return false;
  const random = seededRandom(owner.accountId);
  const start = addDays(now, -DAYS);
  const visited: Visited[] = [];
  for (const { fields, daily } of content.LINKS) {
    const { row } = await links.create(owner, {}, { ...fields, on_duplicate: "create" }, start);
    await addExample(owner, "links", row.id);
    visited.push({ kind: "link", id: row.id, daily });
  }
  visited.push(...(await createMenu(owner, start, random, now)));
  const webhook = await createWebhook(owner, start);
  visited.push(...(await createForm(owner, start, now)));
  if (webhook) await recordDeliveries(owner, webhook, start);
  visited.push(...(await createBioPage(owner, start)));
  visited.push(...(await createCountdowns(owner, start, now)));
  await addVisits(visited, DAYS, random, now);
  return true;
}

async function createMenu(owner: Owner, start: Date, random: () => number, now: Date): Promise<Visited[]> {
  const { row: menu } = await menus.create(owner, {}, content.MENU, start);
  await addExample(owner, "menus", menu.id);
  for (const { fields, colors } of content.ITEMS) {
    const { row: item } = await menuItems.create(owner, { id: menu.id }, fields, start);
    if (!colors) continue;
    const { hash } = await storeImage(owner, await drawPhoto(colors, random), now);
    await menuItems.setPhoto(owner, { id: menu.id, iid: item.id }, hash, start);
  }
  return content.MENU.tables.map((segment, index) => ({
    kind: "menu",
    id: menu.id,
    segment,
    daily: 6 - index / 2,
  }));
}

async function createForm(owner: Owner, start: Date, now: Date): Promise<Visited[]> {
  const { row: form } = await forms.create(owner, {}, content.FORM, start);
  await addExample(owner, "forms", form.id);
  // The newest one is created last.
  for (const [index, answers] of [...content.SUBMISSIONS.entries()].reverse()) {
    const at = addDays(now, -(index * 3) - 0.2);
    const body = new URLSearchParams({ [TOKEN]: createFormToken(form.key, new Date(at.getTime() - 60_000)) });
    for (const [id, answer] of Object.entries(answers)) body.append(inputName(id), answer);
    await forms.submit(form.slug, { body }, null, at);
  }
  return [{ kind: "form", id: form.id, daily: 3 }];
}

async function createBioPage(owner: Owner, start: Date): Promise<Visited[]> {
  const { row: page } = await bioPages.create(owner, {}, content.BIO_PAGE, start);
  await addExample(owner, "bio_pages", page.id);
  const visited: Visited[] = [{ kind: "bio_page", id: page.id, daily: 26 }];
  for (const { fields, daily } of content.BIO_LINKS) {
    const { row } = await bioLinks.create(owner, { id: page.id }, fields, start);
    if (daily > 0) visited.push({ kind: "bio_click", id: page.id, segment: String(row.id), daily });
  }
  return visited;
}

async function createCountdowns(owner: Owner, start: Date, now: Date): Promise<Visited[]> {
  const ends_at = formatDateTime(addDays(now, 12));
  const { row: countdown } = await countdowns.create(
    owner,
    {},
    { title: "Advent market in our yard", ends_at, timezone: "Europe/Berlin" },
    start,
  );
  await addExample(owner, "countdowns", countdown.id);
  const { row: timer } = await timers.create(
    owner,
    {},
    { name: "Newsletter: brunch seats", ends_at, link_url: "https://example.com/cafe-linde/brunch" },
    start,
  );
  await addExample(owner, "timers", timer.id);
  const { row: signature } = await signatures.create(
    owner,
    {},
    {
      name: "Café Linde",
      full_name: "Jona Weber",
      job_title: "Host",
      company: "Café Linde",
      email: "jona@example.com",
      phone: "+49 30 5550123",
      website: "https://example.com",
    },
    start,
  );
  await addExample(owner, "signatures", signature.id);
  return [
    { kind: "countdown", id: countdown.id, daily: 8 },
    { kind: "timer", id: timer.id, daily: 15 },
  ];
}
