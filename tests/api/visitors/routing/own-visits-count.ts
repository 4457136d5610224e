import { saveOwnVisits } from "@/lib/accounts/own-visits";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { expect, type TestAccount, visit } from "@/tests/support/fixtures";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";

export const PAGE = "https://example.com/";
const KINDS = "links,bio_pages,menus,countdowns,timers,forms";

/** Sets whether an account's own visits don't count. */
export const skip = (account: TestAccount, skipped = true) =>
  saveOwnVisits(account.owner, { skip_own_visits: skipped });

/** The addresses of everything of an account that counts visits. */
async function everything(account: TestAccount): Promise<string[]> {
  const create = async (path: string, fields: object) => (await account.api.post(path, fields)).body;
  const bio = await create("/bio-pages", { title: "Ada" });
  const button = await create(`/bio-pages/${bio.id}/links`, { title: "Shop", url: PAGE });
  const countdown = await create("/countdowns", { title: "Launch", ends_at: inDays(3) });
  const timer = await create("/timers", { ends_at: inDays(3) });
  const form = await newForm(account, [field("a")]);
  return [
    (await create("/links", { url: PAGE })).short_url,
    bio.page_url,
    `${bio.page_url}/${button.id}`,
    countdown.page_url,
    timer.gif_url,
    timer.png_url,
    (await create("/menus", { name: "Lunch" })).page_url,
    new URL(new URL(formUrl(form)).pathname, bio.page_url).href,
  ];
}

/** Opens everything of an account whose own visits don't count, with and without a session: what was counted. */
export async function countOf(account: TestAccount): Promise<{ own: number; others: number }> {
  await skip(account);
  const all = await everything(account);
  const Cookie = await sessionCookie(account);
  const count = async () => {
    const { body: stats } = await account.api.get(`/stats?kinds=${KINDS}`);
    const { body: bioPages } = await account.api.get("/bio-pages");
    return stats.clicks + bioPages.data[0].clicks;
  };
  const open = async (headers: Record<string, string>) => {
    for (const url of all) expect((await visit(url, headers)).status, url).toBeLessThan(400);
    return count();
  };
  const own = await open({ Cookie });
  return { own, others: (await open({})) - own };
}
