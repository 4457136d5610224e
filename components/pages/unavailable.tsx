import { Notice } from "@/components/pages/notice";
import { ReloadLink } from "@/components/pages/reload-link";
import { wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

/** Shown while the database can't be reached (docs/contract.md §2: 503). */
export function Unavailable({ language }: { language: PageLanguage }) {
  const words = wordsIn(language).notices.unavailable;
  const [before, link = "", after] = words.next.split(/[[\]]/);
  return (
    <Notice arm="blank" language={language} words={words}>
      {before}
      <ReloadLink>{link}</ReloadLink>
      {after}
    </Notice>
  );
}
