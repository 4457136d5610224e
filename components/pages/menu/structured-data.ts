import type { DishView, MenuView } from "@/components/pages/menu/view";
import { sectionsOf } from "@/components/pages/menu/view";
import type { Diet } from "@/lib/menus/schema";

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
    hasMenuSection: sectionsOf(view.dishes).map(({ name, dishes }) => ({
      "@type": "MenuSection",
      name: name || view.name,
      hasMenuItem: dishes.map((dish) => itemOf(dish, view.currency, origin)),
    })),
  };
  // Escaped so that no text can close the script element.
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${code(sign)}`);
}

const code = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, "0");

function itemOf(dish: DishView, currency: string, origin: string) {
  const diets = dish.dietary.flatMap((diet) => DIETS[diet] ?? []);
  return {
    "@type": "MenuItem",
    name: dish.name,
    ...(dish.description && { description: dish.description }),
    ...(dish.photo && { image: `${origin}${dish.photo.large}` }),
    ...(diets.length > 0 && { suitableForDiet: diets.map((diet) => `https://schema.org/${diet}`) }),
    ...(dish.price !== null && {
      offers: {
        "@type": "Offer",
        price: dish.price,
        priceCurrency: currency,
        availability: `https://schema.org/${dish.available ? "InStock" : "SoldOut"}`,
      },
    }),
  };
}
