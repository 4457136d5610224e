import type { ReactNode } from "react";
import { Document } from "@/components/pages/document";
import { SignpostIcon } from "@/components/pages/signpost-icon";
import { style } from "@/components/pages/style";
import { languageAttributes } from "@/components/pages/words/by-language";
import type { NoticeWords } from "@/components/pages/words/words";
import type { PageLanguage } from "@/lib/validation/languages";

type Props = {
  arm: "fallen" | "blank";
  language: PageLanguage;
  words: NoticeWords;
  script?: string;
  /** The text of a link to the home page. */
  home?: string | undefined;
  children?: ReactNode;
};

/** A page that says what happened and what to do, which `children` replace. */
export function Notice({ arm, language, words: { title, what, next }, script, home, children }: Props) {
  return (
    <Document
      title={title}
      style={style}
      {...(script && { script })}
      {...languageAttributes(language)}
      noindex
    >
      <main>
        <SignpostIcon arm={arm} />
        <h1>{title}</h1>
        <p>{what}</p>
        <p className="soft next">{children ?? next}</p>
        {home && (
          <p className="home">
            <a href="/">{home}</a>
          </p>
        )}
      </main>
    </Document>
  );
}
