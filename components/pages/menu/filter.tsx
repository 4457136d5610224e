import type { Translations } from "@/components/pages/menu/translations";
import type { ItemView } from "@/components/pages/menu/view";
import type { Allergen, Diet } from "@/lib/menus/options";
import { ALLERGENS, DIETARY } from "@/lib/menus/options";

/** The diets and allergens that occur on the menu. */
type Choices = { diets: Diet[]; allergens: Allergen[] };

export const choicesOf = (items: readonly ItemView[]): Choices => ({
  diets: DIETARY.filter((diet) => items.some((item) => item.dietary.includes(diet))),
  allergens: ALLERGENS.filter((allergen) => items.some((item) => item.allergens.includes(allergen))),
});

// Vegan items are vegetarian too, even when not marked as such.
const fits = (diet: Diet) => (diet === "vegetarian" ? ".vegetarian,.vegan" : `.${diet}`);

/** CSS rules that hide items, so that the filter works without JavaScript. */
export const filterStyle = ({ diets, allergens }: Choices): string =>
  [
    ...diets.map((diet) => `body:has(#only-${diet}:checked) .item:not(${fits(diet)}){display:none}`),
    ...allergens.map((name) => `body:has(#without-${name}:checked) .item.has-${name}{display:none}`),
  ].join("\n");

/** Filter chips for diets and allergens. */
export function Filter({ choices, words }: { choices: Choices; words: Translations }) {
  const { diets, allergens } = choices;
  if (diets.length + allergens.length === 0) return null;
  return (
    <details className="filter" lang={words.lang}>
      <summary>{words.filter}</summary>
      <form id="filter">
        {diets.length > 0 && (
          <fieldset>
            <legend>{words.only}</legend>
            <div className="chips">
              {diets.map((diet) => (
                <Chip key={diet} id={`only-${diet}`} hides={`.item:not(${fits(diet)})`}>
                  {words.diets[diet]}
                </Chip>
              ))}
            </div>
          </fieldset>
        )}
        {allergens.length > 0 && (
          <fieldset>
            <legend>{words.without}</legend>
            <div className="chips">
              {allergens.map((allergen) => (
                <Chip key={allergen} id={`without-${allergen}`} hides={`.item.has-${allergen}`}>
                  {words.allergens[allergen]}
                </Chip>
              ))}
            </div>
          </fieldset>
        )}
        <button type="reset">{words.reset}</button>
      </form>
    </details>
  );
}

function Chip({ id, hides, children }: { id: string; hides: string; children: string }) {
  return (
    <label className="chip">
      <input type="checkbox" id={id} data-hides={hides} autoComplete="off" />
      <span>{children}</span>
    </label>
  );
}
