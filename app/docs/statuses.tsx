import clsx from "clsx";
import { CodeBox } from "./code-box";
import { InlineCode } from "./inline-code";
import type { Status } from "./openapi-lookup";

/** The response statuses of an operation with their error codes, and an example. */
export function Statuses({ statuses }: { statuses: readonly Status[] }) {
  const example = statuses.flatMap(({ example }) => example ?? []).at(-1);
  return (
    <>
      {example && (
        <section>
          <h4 className="mb-1 font-medium text-sm">Example response</h4>
          <CodeBox text={example} />
        </section>
      )}
      <section>
        <h4 className="mb-1 font-medium text-sm">Responses</h4>
        <dl className="divide-y divide-line rounded-control border border-line text-sm">
          {statuses.map(({ status, description, codes }) => (
            <div key={status} className="grid gap-x-4 p-3 sm:grid-cols-[3rem_minmax(0,1fr)]">
              <dt
                className={clsx("font-mono text-xs leading-5", status < "400" ? "text-good" : "text-quiet")}
              >
                {status}
              </dt>
              <dd className="min-w-0 wrap-anywhere">
                <InlineCode text={description} />.
                {codes.length > 0 && (
                  <span className="block text-quiet text-xs">
                    <code>{codes.join(", ")}</code>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
