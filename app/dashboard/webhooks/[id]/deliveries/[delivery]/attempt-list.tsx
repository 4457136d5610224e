import clsx from "clsx";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { Time } from "@/components/ui/time";
import { type Attempt, AttemptResult, succeeded } from "../../../attempt-result";

type Props = { attempts: Attempt[]; next: string | null };

/** A timeline of the attempts, newest first, below the next scheduled one. */
export function AttemptList({ attempts, next }: Props) {
  if (attempts.length === 0 && !next) return <p className="text-quiet text-sm">No attempts yet.</p>;
  return (
    <ol className="ml-1.5 space-y-6 border-line border-l">
      {next && (
        <TimelineEntry dot="border-2 border-warn bg-surface">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Clock className="size-4 text-warn" aria-hidden />
            <span className="font-medium">Next attempt</span>
            <span className="text-quiet">
              <Time value={next} />
            </span>
          </p>
        </TimelineEntry>
      )}
      {attempts.map((attempt) => (
        <TimelineEntry key={attempt.number} dot={succeeded(attempt) ? "bg-good" : "bg-danger"}>
          <p className="mb-1 text-quiet text-xs">
            Attempt {attempt.number}, <Time value={attempt.at} relative />
          </p>
          <AttemptResult attempt={attempt} />
          <Headers name="Request headers" headers={attempt.request_headers} />
          <Headers name="Response headers" headers={attempt.response_headers} />
        </TimelineEntry>
      ))}
    </ol>
  );
}

const TimelineEntry = ({ dot, children }: { dot: string; children: ReactNode }) => (
  <li className="relative pl-5">
    <span aria-hidden className={clsx("absolute top-1 -left-[5px] size-2.5 rounded-full", dot)} />
    {children}
  </li>
);

function Headers({ name, headers }: { name: string; headers: unknown }) {
  const lines = typeof headers === "object" && headers !== null ? Object.entries(headers) : [];
  if (lines.length === 0) return null;
  return (
    <Disclosure title={name} className="mt-2">
      <dl className="grid gap-1 rounded-control border border-line bg-raised p-3 font-mono text-xs">
        {lines.map(([header, value]) => (
          <div key={header} className="wrap-anywhere">
            <dt className="inline text-quiet">{header}: </dt>
            <dd className="inline">{String(value)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
