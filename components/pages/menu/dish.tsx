import { formatPrice } from "@/components/pages/menu/price";
import type { Translations } from "@/components/pages/menu/translations";
import type { DishView, MenuView } from "@/components/pages/menu/view";

type Props = {
  dish: DishView;
  menu: MenuView;
  words: Translations;
  heading: "h2" | "h3";
  /** Above the fold: its photo is loaded eagerly. */
  first: boolean;
};

const COMMAS: Readonly<Record<string, string>> = { ar: "، ", ja: "、" };

/** A dish of the menu. The filter selects by its classes. */
export function Dish({ dish, menu, words, heading: Heading, first }: Props) {
  const traits = [...dish.dietary, ...dish.allergens.map((allergen) => `has-${allergen}`)];
  const contains = dish.allergens
    .map((allergen) => words.allergens[allergen])
    .join(COMMAS[words.lang] ?? ", ");
  return (
    <li className={["dish", dish.available ? "" : "out", ...traits].filter(Boolean).join(" ")}>
      <div>
        <div className="top">
          <Heading>{dish.name}</Heading>
          {dish.price !== null && (
            <>
              <span className="dots" />
              <span className="price">{formatPrice(dish.price, menu.currency, menu.language)}</span>
            </>
          )}
        </div>
        {dish.description && <p className="what">{dish.description}</p>}
        {!dish.available && (
          <p className="sold" lang={words.lang}>
            {words.soldOut}
          </p>
        )}
        {dish.dietary.length > 0 && (
          <ul className="tags" lang={words.lang}>
            {dish.dietary.map((diet) => (
              <li key={diet}>{words.diets[diet]}</li>
            ))}
          </ul>
        )}
        {dish.allergens.length > 0 && (
          <p className="contains" lang={words.lang}>
            {words.contains}: {contains}
          </p>
        )}
      </div>
      {dish.photo && (
        // biome-ignore lint/performance/noImgElement: drawn to a string, Next's <Image> has no part in it
        <img
          className="photo"
          src={dish.photo.small}
          srcSet={`${dish.photo.small} 320w, ${dish.photo.large} 960w`}
          sizes="(min-width: 40rem) 8rem, 5.5rem"
          width={320}
          height={320}
          alt=""
          loading={first ? "eager" : "lazy"}
          decoding="async"
        />
      )}
    </li>
  );
}
