import { Notice } from "@/components/pages/notice";
import { wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

type Props = { language: PageLanguage; hasHome: boolean };

/** The 404 page (docs/contract.md §3: unknown), with a link to the home page if the host has one. */
export function NotFound({ language, hasHome }: Props) {
  const { home, ...words } = wordsIn(language).notices.missing;
  return <Notice arm="blank" language={language} words={words} home={hasHome ? home : undefined} />;
}
