import type { Translations } from "@/components/pages/menu/translations";
import type { Mark } from "@/lib/menus/options";

/** A sparkle, a heart, a flame and a star, on a grid of 16. */
const ICONS: Record<Mark, string> = {
  new: "M8 0l2 6 6 2-6 2-2 6-2-6-6-2 6-2z",
  popular: "M8 15C3 11 1 8 1 5a4 4 0 0 1 7-2.5A4 4 0 0 1 15 5c0 3-2 6-7 10z",
  spicy: "M9 0c1 4 5 5 5 10a6 6 0 0 1-12 0c0-3 2-4 2-6 1 1 2 2 2 3 2-1 3-4 3-7z",
  chef_special: "M8 0l2.2 5.2 5.8.4-4.4 3.700 1.4 5.700L8 12l-5 3 1.4-5.700L0 5.600l5.8-.4z",
};

/** The marks of an item, in the menu's language. */
export const Marks = ({ marks, words }: { marks: readonly Mark[]; words: Translations }) => (
  <ul className="marks" lang={words.lang}>
    {marks.map((mark) => (
      <li key={mark} className={mark}>
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d={ICONS[mark]} />
        </svg>
        {words.marks[mark]}
      </li>
    ))}
  </ul>
);
