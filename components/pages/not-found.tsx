import { Notice } from "@/components/pages/notice";
import { wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

/** The 404 page (docs/contract.md §3: unknown). */
export const NotFound = ({ language }: { language: PageLanguage }) => (
  <Notice arm="blank" language={language} words={wordsIn(language).notices.missing} />
);
