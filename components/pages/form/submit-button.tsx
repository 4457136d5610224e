import { wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

/** Translates a default, which is stored in English, to the page's language; keeps other text of the owner. */
export const inLanguage = (typed: string, name: "send" | "thanks", language: PageLanguage): string =>
  typed === wordsIn("en").form[name] ? wordsIn(language).form[name] : typed;

type Props = { label: string; language: PageLanguage; className?: string };

/** The submit button; the page's script reads its label while sending. */
export const SubmitButton = ({ label, language, className }: Props) => (
  <button type="submit" className={className} data-sending={wordsIn(language).form.sending}>
    {inLanguage(label, "send", language)}
  </button>
);
