import { KIND, type KindName } from "@/lib/analytics/kinds";
import { storeImage } from "@/lib/images";
import { menuItems } from "@/lib/menus";
import { inDays } from "@/tests/support/dates";
import type { TestAccount } from "@/tests/support/fixtures";
import { field, newForm } from "@/tests/support/rows/forms";
import { picture } from "@/tests/support/rows/pictures";

export type PublicPage = { name: string; kind: number; id: number; path: string };

const ITEMS = 40;
const page = (name: string, kind: KindName, id: number, path: string): PublicPage => ({
  name,
  id,
  path,
  kind: KIND[kind],
});

/** A bio page with eight links and five icons. */
export async function bioPage({ api }: TestAccount, theme: string): Promise<PublicPage> {
  const socials = ["instagram", "youtube", "tiktok", "spotify", "mastodon"].map((platform) => ({
    platform,
    url: `https://${platform}.example/ada`,
  }));
  const description = "Numbers, poetry and machines that do not exist yet. Letters on request.";
  const { body } = await api.post("/bio-pages", { title: "Ada Lovelace", description, theme, socials });
  for (let n = 1; n <= 8; n++)
    await api.post(`/bio-pages/${body.id}/links`, {
      title: `Where to find me, part ${n}`,
      url: `https://example.com/place/${n}`,
      ...(n % 2 && { description: "New every week" }),
    });
  return page(`bio page, ${theme}`, "bio_page", body.id, new URL(body.page_url).pathname);
}

/** A menu of forty items in six categories, each with a photo. */
export async function menu({ api, owner }: TestAccount): Promise<PublicPage> {
  const { body } = await api.post("/menus", {
    name: "Casa Lola",
    description: "Small plates, long evenings.",
    currency: "EUR",
    address: "12 Harbour Street",
    phone: "+44 20 7946 0000",
    opening_hours: "Tue to Sun, 18:00 to 23:00",
  });
  for (let n = 0; n < ITEMS; n++) {
    const { row } = await menuItems.create(
      owner,
      { id: body.id },
      {
        name: `Roasted peppers, number ${n + 1}`,
        description: "With anchovies, capers and yesterday's bread, toasted in olive oil.",
        category: `Course ${1 + (n % 6)}`,
        price: 4.5 + n / 4,
        allergens: ["fish", "gluten"],
        dietary: n % 3 ? [] : ["vegetarian"],
      },
      new Date(),
    );
    const photo = await picture(1200, 900).blur(12).jpeg().toBuffer();
    const { hash } = await storeImage(owner, photo, new Date());
    await menuItems.setPhoto(owner, { id: body.id, iid: row.id }, hash, new Date());
  }
  return page(`menu of ${ITEMS} items`, "menu", body.id, new URL(body.page_url).pathname);
}

/** A countdown page that ends in a few days. */
export async function countdownPage({ api }: TestAccount): Promise<PublicPage> {
  const { body } = await api.post("/countdowns", {
    title: "Doors open",
    description: "The spring collection, in the shop and online.",
    ends_at: inDays(3),
    timezone: "Europe/Berlin",
    theme: "brand",
    cta_label: "Remind me",
    cta_url: "https://example.com/remind",
  });
  return page("countdown page", "countdown", body.id, new URL(body.page_url).pathname);
}

/** A form with a field of each kind. */
export async function formPage(account: TestAccount): Promise<PublicPage> {
  const options = ["Morning", "Afternoon", "Evening"];
  const { id, slug } = await newForm(account, [
    field("name", { label: "Your name", required: true }),
    field("email", { kind: "email", label: "Email", required: true, help: "Only for the answer" }),
    field("guests", { kind: "number", label: "How many of you?" }),
    field("when", { kind: "choice", label: "When?", options }),
    field("day", { kind: "date", label: "Which day?" }),
    field("also", { kind: "checkboxes", label: "What else?", options: ["Parking", "High chair"] }),
    field("words", { kind: "paragraph", label: "Anything we should know?" }),
    field("ok", { kind: "consent", label: "You may write to me", required: true }),
  ]);
  return page("form of 8 fields", "form", id, `/f/${slug}`);
}
