import { Document } from "@/components/pages/document";
import { ReloadLink } from "@/components/pages/reload-link";
import { scheduledLinkScript } from "@/components/pages/scheduled-link-script";
import { scheduledLinkStyle, stillStyle } from "@/components/pages/scheduled-link-style";
import { SignpostIcon } from "@/components/pages/signpost-icon";

const DAY_SECONDS = 86_400;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });

const two = (count: number) => String(Math.floor(count)).padStart(2, "0");

type Props = { startsAt: Date; now: Date; address: string };

/** The page of a scheduled link: counts down to its start, then opens the link (docs/contract.md §3, Visitors). */
export function ScheduledLink({ startsAt, now, address }: Props) {
  const start = startsAt.getTime();
  const seconds = Math.max(0, Math.ceil((start - now.getTime()) / 1000));
  const starts = [day.format(startsAt), `at ${time.format(startsAt)} UTC`];
  const withoutScript = (
    <noscript>
      <meta httpEquiv="refresh" content={String(Math.min(Math.max(seconds, 1), DAY_SECONDS))} />
      <style>{stillStyle}</style>
    </noscript>
  );
  return (
    <Document
      title={`Starts ${starts.join(" ")}`}
      style={scheduledLinkStyle}
      script={scheduledLinkScript}
      head={withoutScript}
      noindex
    >
      <main>
        <SignpostIcon arm="ahead" />
        <h1>This link isn't active yet</h1>
        <p className="soft">
          <bdi>{address}</bdi>
        </p>
        <div
          id="clock"
          className="clock"
          role="timer"
          aria-live="off"
          aria-label="Time left"
          data-start={start}
          data-now={now.getTime()}
        >
          <Cell value={seconds / DAY_SECONDS} unit="days" hidden={seconds < DAY_SECONDS} />
          <Cell value={(seconds / 3600) % 24} unit="hours" />
          <Cell value={(seconds / 60) % 60} unit="minutes" />
          <Cell value={seconds % 60} unit="seconds" />
        </div>
        <p className="when">
          <span id="local" hidden>
            <span /> <span />
          </span>
          <time dateTime={startsAt.toISOString()}>
            <span>{starts[0]}</span> <span>{starts[1]}</span>
          </time>
        </p>
        <p id="state" className="soft next" role="status">
          Keep this page open. The link opens automatically.
        </p>
        <p>
          <ReloadLink className="again">Try again</ReloadLink>
        </p>
      </main>
    </Document>
  );
}

function Cell({ value, unit, hidden }: { value: number; unit: string; hidden?: boolean }) {
  return (
    <span hidden={hidden}>
      <b>{two(value)}</b>
      <small>{unit}</small>
    </span>
  );
}
