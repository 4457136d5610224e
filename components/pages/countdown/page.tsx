import type { Theme } from "@/components/pages/countdown/colors";
import { formatEnd, truncate } from "@/components/pages/countdown/format-end";
import { countdownPlaceholder } from "@/components/pages/countdown/placeholders";
import { countdownScript } from "@/components/pages/countdown/script";
import { stillStyle } from "@/components/pages/countdown/style";
import { Document } from "@/components/pages/document";
import { clockData, fillWords, languageAttributes, wordsIn } from "@/components/pages/words/by-language";
import { colonIn } from "@/components/pages/words/punctuation";
import type { PageLanguage } from "@/lib/validation/languages";

export type CountdownView = {
  title: string;
  description: string;
  endsAt: Date;
  timezone: string;
  theme: Theme;
  accent: string;
  ctaLabel: string;
  ctaUrl: string | null;
  expiredMessage: string;
  /** The language of the built-in texts; null is the visitor's. */
  language: PageLanguage | null;
};

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

type Props = {
  view: CountdownView;
  language: PageLanguage;
  /** The page's own address. */
  address: string;
  /** Changes with everything that is rendered. */
  version: string;
  style: string;
  ended: boolean;
  /** Polls the server for the end; a preview doesn't. */
  live: boolean;
};

/**
 * A countdown page (docs/contract.md §5) with placeholders that `placeholdersAt` fills per visitor. Doesn't reveal in
 * advance what happens at the end.
 */
export function Countdown({ view, language, address, version, style, ended, live }: Props) {
  const { title, timezone, endsAt } = view;
  const end = formatEnd(endsAt, timezone, language);
  const { clock, countdown: words } = wordsIn(language);
  return (
    <Document
      title={title}
      style={style}
      {...languageAttributes(language)}
      head={<Head {...{ view, language, address, version, end, ended }} />}
      {...(ended ? {} : { script: countdownScript })}
    >
      <main>
        <h1 dir="auto">{title}</h1>
        {view.description && (
          <p className="about" dir="auto">
            {view.description}
          </p>
        )}
        {!ended && (
          <div
            id="clock"
            className={`clock live ${countdownPlaceholder("size")}`}
            role="timer"
            aria-live="off"
            aria-label={clock.timeLeft}
            data-days={countdownPlaceholder("days")}
            data-end={endsAt.getTime()}
            data-now={countdownPlaceholder("now")}
            data-zone={timezone}
            data-version={version}
            {...clockData(language)}
            data-ended={words.ended}
            data-local={fillWords(clock.yourTime, { time: clock.moment })}
            data-state={live ? `${new URL(address).pathname}/state` : undefined}
          >
            {UNITS.map((unit) => (
              <span key={unit}>
                <b>{countdownPlaceholder(unit)}</b>
                <small>{countdownPlaceholder(`${unit}Unit`)}</small>
              </span>
            ))}
          </div>
        )}
        <p id="end" role="status" dir="auto" hidden={!ended}>
          {ended && endMessage(view, language)}
        </p>
        <p className="when">
          <span id="word">{ended ? words.ended : words.ends}</span>
          <time dateTime={endsAt.toISOString()}>{end}</time>
          {!ended && <span id="local" className="live" />}
        </p>
        <Next {...{ view, language, address, ended }} />
      </main>
    </Document>
  );
}

/** The message after the end. */
export const endMessage = (
  { expiredMessage }: Pick<CountdownView, "expiredMessage">,
  language: PageLanguage,
): string => expiredMessage || wordsIn(language).countdown.message;

function Next({ view, language, address, ended }: Pick<Props, "view" | "language" | "address" | "ended">) {
  const words = wordsIn(language).countdown;
  if (ended && !view.ctaUrl) return null;
  return (
    <p className="next">
      {view.ctaUrl && (
        <a className="button" href={view.ctaUrl} dir="auto" rel="noopener">
          {view.ctaLabel || words.button}
        </a>
      )}
      {!ended && (
        <a className="plain live" href={`${address}/calendar.ics`}>
          {words.calendar}
        </a>
      )}
    </p>
  );
}

type HeadProps = Pick<Props, "view" | "language" | "address" | "version" | "ended"> & { end: string };

function Head({ view, language, address, version, end, ended }: HeadProps) {
  const words = wordsIn(language).countdown;
  const moment = ended ? words.ended + colonIn(language) + end : fillWords(words.countingDown, { end });
  const about = truncate(view.description, 200) || moment;
  const og = {
    type: "website",
    title: view.title,
    description: about,
    url: address,
    image: `${address}/og.png?v=${version}`,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": `${view.title}: ${end}`,
  };
  return (
    <>
      <meta name="description" content={about} />
      <link rel="canonical" href={address} />
      {Object.entries(og).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {!ended && (
        <noscript>
          <meta httpEquiv="refresh" content={countdownPlaceholder("left")} />
          <style>{stillStyle}</style>
        </noscript>
      )}
    </>
  );
}
