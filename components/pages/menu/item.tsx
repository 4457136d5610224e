import { breakable } from "@/components/pages/menu/breakable";
import { Marks } from "@/components/pages/menu/marks";
import { formatPrice } from "@/components/pages/menu/price";
import type { Translations } from "@/components/pages/menu/translations";
import type { ItemView, MenuView } from "@/components/pages/menu/view";
import { colonIn, commaIn } from "@/components/pages/words/punctuation";

type Props = {
  item: ItemView;
  menu: MenuView;
  words: Translations;
  heading: "h2" | "h3";
  /** Above the fold: its photo is loaded eagerly. */
  first: boolean;
};

/** An item of the menu. The filter selects by its classes. */
export function Item({ item, menu, words, heading: Heading, first }: Props) {
  const traits = [...item.dietary, ...item.allergens.map((allergen) => `has-${allergen}`)];
  const contains = item.allergens.map((allergen) => words.allergens[allergen]).join(commaIn(words.lang));
  return (
    <li className={["item", item.available ? "" : "out", ...traits].filter(Boolean).join(" ")}>
      <div>
        <div className="top">
          <Heading>{breakable(item.name)}</Heading>
          {item.price !== null && (
            <span className="price">{formatPrice(item.price, menu.currency, menu.language)}</span>
          )}
        </div>
        {item.marks.length > 0 && <Marks marks={item.marks} words={words} />}
        {item.description && <p className="what">{item.description}</p>}
        {item.variants.length > 0 && (
          <ul className="variants">
            {item.variants.map(({ name, price }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a variant has no id
              <li key={index}>
                <span className="variant">{breakable(name)}</span>
                <span className="price">{formatPrice(price, menu.currency, menu.language)}</span>
              </li>
            ))}
          </ul>
        )}
        {!item.available && (
          <p className="sold" lang={words.lang}>
            {words.soldOut}
          </p>
        )}
        {item.dietary.length > 0 && (
          <ul className="tags" lang={words.lang}>
            {item.dietary.map((diet) => (
              <li key={diet}>{words.diets[diet]}</li>
            ))}
          </ul>
        )}
        {item.allergens.length > 0 && (
          <p className="contains" lang={words.lang}>
            {words.contains + colonIn(words.lang) + contains}
          </p>
        )}
      </div>
      {item.photo && (
        // biome-ignore lint/performance/noImgElement: drawn to a string, Next's <Image> has no part in it
        <img
          className="photo"
          src={item.photo.small}
          srcSet={`${item.photo.small} 320w, ${item.photo.large} 960w`}
          sizes={
            menu.theme === "gallery" ? "(min-width: 40rem) 19rem, 100vw" : "(min-width: 40rem) 8rem, 5.5rem"
          }
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
