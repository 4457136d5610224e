import { Document } from "@/components/pages/document";
import { passwordStyle } from "@/components/pages/password-style";
import { SignpostIcon } from "@/components/pages/signpost-icon";
import { languageAttributes, pluralOf, wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

/** Why the form is shown again; `minutes` is the wait after too many wrong passwords. */
export type PasswordProblem = "wrong" | "busy" | { minutes: number };

type Props = {
  /** The short link without its scheme. */
  address: string;
  /** Where the password is sent. */
  path: string;
  source: string;
  language: PageLanguage;
  problem?: PasswordProblem | undefined;
};

/** Asks for a link's password. Contains nothing else about the link (docs/contract.md §3, Visitors). */
export function PasswordForm({ address, path, source, language, problem }: Props) {
  const words = wordsIn(language).password;
  const message = problem && messageOf(problem, language);
  return (
    <Document title={message ?? words.title} style={passwordStyle} {...languageAttributes(language)} noindex>
      <main>
        <SignpostIcon arm="locked" />
        <h1>{words.title}</h1>
        <p className="soft">
          <bdi>{address}</bdi>
        </p>
        <form method="post" action={path}>
          <input type="hidden" name="source" value={source} />
          {/* Tells password managers that the password is the link's, not that of an account on this site. */}
          <input type="text" autoComplete="username" value={address} readOnly hidden />
          <label htmlFor="password">{words.label}</label>
          <input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            enterKeyHint="go"
            required
            // biome-ignore lint/a11y/noAutofocus: the page is this field
            autoFocus
            aria-invalid={problem === "wrong" || undefined}
            aria-describedby={message && "problem"}
          />
          {message && (
            <p className="problem" id="problem" role="alert">
              {message}
            </p>
          )}
          <button type="submit">{words.open}</button>
        </form>
        <p className="soft next">{words.ask}</p>
      </main>
    </Document>
  );
}

function messageOf(problem: PasswordProblem, language: PageLanguage): string {
  const words = wordsIn(language).password;
  return typeof problem === "string" ? words[problem] : pluralOf(language, words.throttled, problem.minutes);
}
