import { Time } from "@/components/ui/time";
import { type Attempt, AttemptResult } from "../../../attempt-result";

/** Every attempt, the last first, with what was sent and what came back. */
export function AttemptList({ attempts }: { attempts: Attempt[] }) {
  if (attempts.length === 0) return <p className="text-quiet text-sm">No attempt has ended yet.</p>;
  return (
    <ol className="space-y-5">
      {attempts.map((attempt) => (
        <li key={attempt.number} className="border-line border-l-2 pl-4">
          <p className="mb-1 text-quiet text-xs">
            Attempt {attempt.number}, <Time value={attempt.at} />
          </p>
          <AttemptResult attempt={attempt} />
          <Headers name="Request headers" headers={attempt.request_headers} />
          <Headers name="Answer headers" headers={attempt.answer_headers} />
        </li>
      ))}
    </ol>
  );
}

function Headers({ name, headers }: { name: string; headers: unknown }) {
  const lines = typeof headers === "object" && headers !== null ? Object.entries(headers) : [];
  if (lines.length === 0) return null;
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer text-quiet">{name}</summary>
      <dl className="mt-2 space-y-1 font-mono text-xs">
        {lines.map(([header, value]) => (
          <div key={header} className="wrap-anywhere">
            <dt className="inline text-quiet">{header}: </dt>
            <dd className="inline">{String(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
