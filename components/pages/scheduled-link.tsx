import { Document } from "@/components/pages/document";
import { ReloadLink } from "@/components/pages/reload-link";
import { scheduledLinkScript } from "@/components/pages/scheduled-link-script";
import { scheduledLinkStyle, stillStyle } from "@/components/pages/scheduled-link-style";
import { SignpostIcon } from "@/components/pages/signpost-icon";
import {
  clockData,
  fillWords,
  languageAttributes,
  momentFormat,
  pluralOf,
  wordsIn,
} from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

const DAY_SECONDS = 86_400;
const UNITS = ["days", "hours", "minutes", "seconds"] as const;

const two = (count: number) => String(count).padStart(2, "0");

type Props = { startsAt: Date; now: Date; address: string; language: PageLanguage };

/** The page of a scheduled link: counts down to its start, then opens the link (docs/contract.md §3, Visitors). */
export function ScheduledLink({ startsAt, now, address, language }: Props) {
  const { clock, waiting } = wordsIn(language);
  const start = startsAt.getTime();
  const seconds = Math.max(0, Math.ceil((start - now.getTime()) / 1000));
  const counts = [seconds / DAY_SECONDS, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60];
  const format = momentFormat(language, { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });
  const when = `${format(startsAt)} UTC`;
  const withoutScript = (
    <noscript>
      <meta httpEquiv="refresh" content={String(Math.min(Math.max(seconds, 1), DAY_SECONDS))} />
      <style>{stillStyle}</style>
    </noscript>
  );
  return (
    <Document
      title={fillWords(waiting.starts, { when })}
      style={scheduledLinkStyle}
      script={scheduledLinkScript}
      {...languageAttributes(language)}
      head={withoutScript}
      noindex
    >
      <main>
        <SignpostIcon arm="ahead" />
        <h1>{waiting.title}</h1>
        <p className="soft">
          <bdi>{address}</bdi>
        </p>
        <div
          id="clock"
          className="clock"
          role="timer"
          aria-live="off"
          aria-label={clock.timeLeft}
          data-start={start}
          data-now={now.getTime()}
          {...clockData(language)}
          data-local={fillWords(clock.yourTime, { time: clock.moment })}
          data-until={waiting.until}
        >
          {UNITS.map((unit, index) => {
            const count = Math.floor(counts[index] ?? 0);
            return (
              <span key={unit} hidden={unit === "days" && count === 0}>
                <b>{two(count)}</b>
                <small>{pluralOf(language, clock[unit], count)}</small>
              </span>
            );
          })}
        </div>
        <p className="when">
          <span id="local" hidden />
          <time dateTime={startsAt.toISOString()}>{when}</time>
        </p>
        <p
          id="state"
          className="soft next"
          role="status"
          data-opening={waiting.opening}
          data-offline={waiting.offline}
        >
          {waiting.keepOpen}
        </p>
        <p>
          <ReloadLink className="again">{waiting.again}</ReloadLink>
        </p>
      </main>
    </Document>
  );
}
