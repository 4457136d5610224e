import { pluralOf, wordsIn } from "@/components/pages/words/by-language";
import { inputName } from "@/lib/forms/input-names";
import type { FormField } from "@/lib/forms/options";
import type { PageLanguage } from "@/lib/validation/languages";

const STAR = "M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z";

type Props = { field: FormField; language: PageLanguage; typed: string | undefined; prefix: string };

/** A star rating: radio buttons, to work by keyboard and without JavaScript. */
export function Rating({ field, language, typed, prefix }: Props) {
  const name = inputName(field.id);
  return (
    <div className="stars">
      {Array.from({ length: field.stars ?? 5 }, (_, index) => String(index + 1)).map((value) => (
        <label className="star" key={value}>
          <input
            name={name}
            id={value === "1" ? prefix + name : undefined}
            type="radio"
            value={value}
            required={field.required}
            defaultChecked={typed === value}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} />
          </svg>
          <span className="spoken">{pluralOf(language, wordsIn(language).form.stars, Number(value))}</span>
        </label>
      ))}
    </div>
  );
}
