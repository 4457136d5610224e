import { Document } from "@/components/pages/document";
import { embedScript } from "@/components/pages/form/script";
import { embedStyle, formStyle } from "@/components/pages/form/style";
import { inLanguage } from "@/components/pages/form/submit-button";
import { fillWords, languageAttributes, wordsIn } from "@/components/pages/words/by-language";
import type { FormView } from "@/lib/forms/view";
import type { PageLanguage } from "@/lib/validation/languages";

type Props = {
  form: FormView;
  language: PageLanguage;
  thanks: string;
  embedded?: boolean;
  redirectUrl?: string | null;
};

/** The style and the script of the thank-you page. */
export const thanksParts = ({ theme, accent }: FormView, embedded: boolean) => ({
  style: formStyle(theme, accent) + (embedded ? embedStyle : ""),
  ...(embedded && { script: embedScript }),
});

/** The page after a submission. In an iframe, the owner's redirect is a link, because many sites can't be framed. */
export function FormThanks({ form, language, thanks, embedded = false, redirectUrl }: Props) {
  const { title } = form;
  const words = wordsIn(language).form;
  return (
    <Document
      title={fillWords(words.sent, { title })}
      {...languageAttributes(language)}
      {...thanksParts(form, embedded)}
      noindex
    >
      <main className="done" tabIndex={embedded ? -1 : undefined}>
        <svg width="64" height="64" viewBox="0 0 64 64" fill="none" aria-hidden="true">
          <circle cx="32" cy="32" r="30" fill="var(--accent)" />
          <path
            d="M20 33l8 8 16-17"
            stroke="var(--on-accent)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <h1>{title}</h1>
        <p className="about">{inLanguage(thanks, "thanks", language)}</p>
        {embedded && redirectUrl && (
          <a className="next" href={redirectUrl} target="_top">
            {words.next}
          </a>
        )}
      </main>
    </Document>
  );
}
