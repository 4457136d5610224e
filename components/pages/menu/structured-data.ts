import type { ItemView, MenuView } from "@/components/pages/menu/view";
import { sectionsOf } from "@/components/pages/menu/view";
import type { Diet } from "@/lib/menus/options";

// schema.org has no organic diet.
const DIETS: Record<Diet, string | undefined> = {
  vegan: "VeganDiet",
  vegetarian: "VegetarianDiet",
  halal: "HalalDiet",
  kosher: "KosherDiet",
  gluten_free: "GlutenFreeDiet",
  organic: undefined,
};

/** The menu for search engines: schema.org Menu as JSON-LD, safe inside a script element. */
export function structuredData(view: MenuView): string {
  const origin = new URL(view.url).origin;
  const data = {
    "@context": "https://schema.org",
    "@type": "Menu",
    name: view.name,
    ...(view.description && { description: view.description }),
    inLanguage: view.language,
    url: view.url,
    provider: {
      "@type": "Restaurant",
      name: view.name,
      ...(view.address && { address: view.address }),
      ...(view.phone && { telephone: view.phone }),
      menu: view.url,
    },
    hasMenuSection: sectionsOf(view.items).map(({ category, items }) => ({
      "@type": "MenuSection",
      name: category || view.name,
      hasMenuItem: items.map((item) => itemOf(item, view.currency, origin)),
    })),
  };
  // Escaped so that no text can close the script element.
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${code(sign)}`);
}

const code = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, "0");

function itemOf(item: ItemView, currency: string, origin: string) {
  const offer = ({ name, price }: { name?: string; price: string }) => ({
    "@type": "Offer",
    ...(name && { name }),
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${item.available ? "InStock" : "SoldOut"}`,
  });
  const diets = item.dietary.flatMap((diet) => DIETS[diet] ?? []);
  return {
    "@type": "MenuItem",
    name: item.name,
    ...(item.description && { description: item.description }),
    ...(item.photo && { image: `${origin}${item.photo.large}` }),
    ...(diets.length > 0 && { suitableForDiet: diets.map((diet) => `https://schema.org/${diet}`) }),
    ...(item.price !== null && { offers: offer({ price: item.price }) }),
    ...(item.variants.length > 0 && { offers: item.variants.map(offer) }),
  };
}
