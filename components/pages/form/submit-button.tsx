import { wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

/** A default of the form, which is stored in English, in the page's language; words that the owner typed as they are. */
export const inLanguage = (typed: string, name: "send" | "thanks", language: PageLanguage): string =>
  typed === wordsIn("en").form[name] ? wordsIn(language).form[name] : typed;

type Props = { label: string; language: PageLanguage; className?: string };

/** The button that sends a form; the page's script reads what it says meanwhile. */
export const SubmitButton = ({ label, language, className }: Props) => (
  <button type="submit" className={className} data-sending={wordsIn(language).form.sending}>
    {inLanguage(label, "send", language)}
  </button>
);
