import { ReloadLink } from "@/components/pages/again";
import { Document } from "@/components/pages/document";
import { Sign } from "@/components/pages/sign";
import { waitingScript } from "@/components/pages/waiting-script";
import { stillStyle, waitingStyle } from "@/components/pages/waiting-style";

const DAY_SECONDS = 86_400;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });

const two = (count: number) => String(Math.floor(count)).padStart(2, "0");

type Props = { startsAt: Date; now: Date; address: string };

/** A scheduled link on its own address: counts down to its start and opens by itself (CONTRACT §3, Visitors). */
export function Waiting({ startsAt, now, address }: Props) {
  const start = startsAt.getTime();
  const seconds = Math.max(0, Math.ceil((start - now.getTime()) / 1000));
  const opens = [day.format(startsAt), `at ${time.format(startsAt)} UTC`];
  const withoutScript = (
    <noscript>
      <meta httpEquiv="refresh" content={String(Math.min(Math.max(seconds, 1), DAY_SECONDS))} />
      <style>{stillStyle}</style>
    </noscript>
  );
  return (
    <Document
      title={`Opens ${opens.join(" ")}`}
      style={waitingStyle}
      script={waitingScript}
      head={withoutScript}
      noindex
    >
      <main>
        <Sign arm="ahead" />
        <h1>This link is not open yet</h1>
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
            <span>{opens[0]}</span> <span>{opens[1]}</span>
          </time>
        </p>
        <p id="state" className="soft next" role="status">
          Keep this page open: it takes you there when it is time.
        </p>
        <p>
          <ReloadLink className="again">Try it now</ReloadLink>
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
