import clsx from "clsx";
import type { Operation as Described } from "@/lib/openapi/builder/operation";
import { InlineCode } from "./inline-code";
import { headersOf, statusesOf } from "./openapi-lookup";
import { operationRows } from "./operation-rows";
import { RowsTable } from "./rows-table";
import { Statuses } from "./statuses";
import { TryIt } from "./try-it";

const COLORS = {
  get: "text-good",
  post: "text-accent",
  patch: "text-warn",
  delete: "text-danger",
} as const;

/** One operation, collapsed until opened. */
export function Operation({ operation, base }: { operation: Described; base: string }) {
  const { id, method, path, summary, description, query = {}, body } = operation;
  const headers = headersOf(operation);
  const { query: queryRows, body: bodyRows, response, isList } = operationRows(operation);
  return (
    <details id={id} className="group scroll-mt-6 rounded-card border border-line bg-surface">
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 rounded-card p-4">
        <span className={clsx("w-14 font-mono font-semibold text-xs uppercase", COLORS[method])}>
          {method}
        </span>
        <code className="min-w-0 font-mono text-sm wrap-anywhere">{path}</code>
        <h3 className="ml-auto text-quiet text-sm">{summary}</h3>
      </summary>
      <div className="space-y-5 border-line border-t p-4">
        {description && (
          <p className="max-w-prose text-sm">
            <InlineCode text={description} />
          </p>
        )}
        <RowsTable title="Headers" rows={headers} request />
        <RowsTable title="Query" rows={queryRows} request />
        <RowsTable title="Body" rows={bodyRows} request />
        <RowsTable title={isList ? "Response: items in data" : "Response"} rows={response} />
        <Statuses statuses={statusesOf(operation)} />
        <TryIt
          base={base}
          method={method.toUpperCase()}
          path={path}
          query={Object.keys(query)}
          headers={headers.map(({ name }) => name)}
          example={body ? JSON.stringify(body.example, null, 2) : undefined}
          open={operation.open ?? false}
        />
      </div>
    </details>
  );
}
