import { historyScript } from "@/components/pages/form/script";
import { Notice } from "@/components/pages/notice";
import { fillWords, momentFormat, wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

type Props = { title: string; language: PageLanguage; closedAt: Date | null };

/** The script of the page, which is the response to a POST when the form closed while it was filled in. */
export const closedScript = historyScript;

/** A form that doesn't accept answers. */
export function FormClosed({ title, language, closedAt }: Props) {
  const { notices, form } = wordsIn(language);
  const format = momentFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const date = closedAt && `${format(closedAt)} UTC`;
  const what = fillWords(date ? form.closedOn : notices.form_closed.what, { title, date: date ?? "" });
  return (
    <Notice arm="fallen" language={language} words={{ ...notices.form_closed, what }} script={closedScript} />
  );
}
