import { Notice } from "@/components/pages/notice";
import { wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

export type InactiveReason = "expired" | "limit_reached" | "disabled";

type Props = { reason: InactiveReason; language: PageLanguage };

/** The page of an inactive link (docs/contract.md §3: expired, limit reached, disabled). */
export const LinkInactive = ({ reason, language }: Props) => (
  <Notice arm="fallen" language={language} words={wordsIn(language).notices[reason]} />
);
