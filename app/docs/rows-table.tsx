import { InlineCode } from "./inline-code";
import type { Row } from "./schema-rows";

const MAX_INLINE = 24;

/** The fields of a query, body or response. */
export function RowsTable({
  title,
  rows,
  request = false,
}: {
  title: string;
  rows: readonly Row[];
  request?: boolean;
}) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h4 className="mb-1 font-medium text-sm">{title}</h4>
      <dl className="divide-y divide-line rounded-control border border-line">
        {rows.map(({ name, type, required, about, choices, fallback }) => (
          <div key={name} className="grid gap-x-4 gap-y-1 p-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
            <dt className="min-w-0">
              <code className="font-mono text-xs wrap-anywhere">{name}</code>
              <p className="text-quiet text-xs">
                {type}
                {request && required && <span className="text-danger"> required</span>}
              </p>
            </dt>
            <dd className="min-w-0 text-sm wrap-anywhere">
              <InlineCode text={about} />
              {choices.length > 0 && choices.length <= MAX_INLINE && !about.includes(choices.join(", ")) && (
                <span className="text-quiet">
                  {/[^.]$/.test(about) ? "; one" : " One"} of {choices.join(", ")}.
                </span>
              )}
              {choices.length > MAX_INLINE && (
                <details className="text-quiet">
                  <summary className="cursor-pointer">All {choices.length} values</summary>
                  <p>{choices.join(", ")}</p>
                </details>
              )}
              {fallback !== undefined && fallback !== '""' && (
                <span className="text-quiet">
                  {" "}
                  Default: <code className="font-mono text-xs">{fallback}</code>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
