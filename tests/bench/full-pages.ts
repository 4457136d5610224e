import { KIND } from "@/lib/analytics/kinds";
import { bioLinks } from "@/lib/bio-pages";
import { storeImage } from "@/lib/images";
import type { TestAccount } from "@/tests/support/fixtures";
import { newBioPage } from "@/tests/support/rows/bio-pages";
import { field, newForm } from "@/tests/support/rows/forms";
import { publicMenu } from "@/tests/support/rows/menus";
import { picture } from "@/tests/support/rows/pictures";
import type { PublicPage } from "./public-pages";

/** A bio page with a block of each kind, and a thumbnail. */
export async function fullBioPage(account: TestAccount): Promise<PublicPage> {
  const fields = [field("email", { kind: "email", label: "Email", required: true })];
  const form = await newForm(account, fields, { title: "Newsletter" });
  const bio = await newBioPage(
    account.api,
    { title: "Marta Lindqvist", description: "Ceramics from Malmö" },
    [
      { title: "Shop", description: "Bowls and cups" },
      { kind: "heading", title: "Watch and listen", url: null },
      { kind: "embed", title: "Throwing a bowl", url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
      { kind: "divider", title: "or", url: null },
      { kind: "form", title: "Stay in touch", url: `${account.api.base}/f/${form.slug}` },
    ],
  );
  const { hash } = await storeImage(account.owner, await picture(200, 200).jpeg().toBuffer(), new Date());
  await bioLinks.setThumbnail(account.owner, { id: bio.id, lid: bio.links[0].id }, hash, new Date());
  const { pathname } = new URL(bio.page_url);
  return { name: "bio page with all blocks", kind: KIND.bio_page, id: bio.id, path: pathname };
}

/** A menu with variants of prices, and marks. */
export async function fullMenu({ api }: TestAccount): Promise<PublicPage> {
  const variants = [
    { name: "Cup", price: 3 },
    { name: "Pot", price: 5.5 },
  ];
  const { url, id } = await publicMenu(api, { currency: "EUR", theme: "gallery" }, [
    { name: "Mint tea", category: "Drinks", variants, marks: ["new"] },
    { name: "Curry", category: "Mains", price: 12.5, marks: ["spicy"], allergens: ["milk"] },
  ]);
  return { name: "menu with variants and marks", kind: KIND.menu, id, path: new URL(url).pathname };
}

/** A form with a rating, a phone number and a condition. */
export async function fullForm(account: TestAccount): Promise<PublicPage> {
  const { id, slug } = await newForm(account, [
    field("stars", { kind: "rating", label: "How was it?", stars: 5, required: true }),
    field("why", {
      kind: "paragraph",
      label: "What went wrong?",
      show_when: { field: "stars", values: ["1"] },
    }),
    field("tel", { kind: "phone", label: "Phone" }),
  ]);
  return { name: "form with a rating and a condition", kind: KIND.form, id, path: `/f/${slug}` };
}
