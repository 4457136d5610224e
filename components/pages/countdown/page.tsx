import type { Theme } from "@/components/pages/countdown/colors";
import { formatEnd, truncate } from "@/components/pages/countdown/format-end";
import { countdownPlaceholder } from "@/components/pages/countdown/placeholders";
import { countdownScript } from "@/components/pages/countdown/script";
import { stillStyle } from "@/components/pages/countdown/style";
import { Document } from "@/components/pages/document";

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
};

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

type Props = {
  view: CountdownView;
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
 * A countdown page (docs/contract.md §5) with placeholders that `placeholdersAt` fills per visitor. Before the end it contains no trace
 * of what happens then.
 */
export function Countdown({ view, address, version, style, ended, live }: Props) {
  const { title, timezone, endsAt } = view;
  const end = formatEnd(endsAt, timezone);
  return (
    <Document
      title={title}
      style={style}
      head={<Head view={view} address={address} version={version} end={end} ended={ended} />}
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
            aria-label="Time left"
            data-days={countdownPlaceholder("days")}
            data-end={endsAt.getTime()}
            data-now={countdownPlaceholder("now")}
            data-zone={timezone}
            data-version={version}
            data-state={live ? `${new URL(address).pathname}/state` : undefined}
          >
            {UNITS.map((unit) => (
              <span key={unit}>
                <b>{countdownPlaceholder(unit)}</b>
                <small>{unit}</small>
              </span>
            ))}
          </div>
        )}
        <p id="end" role="status" dir="auto" hidden={!ended}>
          {ended && endMessage(view)}
        </p>
        <p className="when">
          <span id="word">{ended ? "Ended" : "Ends"}</span>
          <time dateTime={endsAt.toISOString()}>{end}</time>
          {!ended && <span id="local" className="live" />}
        </p>
        <Next view={view} address={address} ended={ended} />
      </main>
    </Document>
  );
}

/** The message after the end. */
export const endMessage = ({ expiredMessage }: Pick<CountdownView, "expiredMessage">): string =>
  expiredMessage || "This countdown has ended.";

function Next({ view, address, ended }: Pick<Props, "view" | "address" | "ended">) {
  if (ended && !view.ctaUrl) return null;
  return (
    <p className="next">
      {view.ctaUrl && (
        <a className="button" href={view.ctaUrl} dir="auto" rel="noopener">
          {view.ctaLabel || "Learn more"}
        </a>
      )}
      {!ended && (
        <a className="plain live" href={`${address}/calendar.ics`}>
          Add to calendar
        </a>
      )}
    </p>
  );
}

type HeadProps = Pick<Props, "view" | "address" | "version" | "ended"> & { end: string };

function Head({ view, address, version, end, ended }: HeadProps) {
  const about = truncate(view.description, 200) || `${ended ? "Ended" : "Counting down to"} ${end}`;
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
