import type { Metadata } from "next";
import { Refresh } from "@/components/dashboard/refresh";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { countOf } from "@/components/ui/count-of";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { linkImports } from "@/lib/links/import";
import { StateBadge } from "../state-badge";
import { ColumnPicker } from "./column-picker";
import { ImportActions } from "./import-actions";

export const metadata: Metadata = { title: "Import" };

type Problem = Awaited<ReturnType<typeof linkImports.problemsOf>>[number];

const SHOWN = 100;
const number = new Intl.NumberFormat("en");

const COLUMNS: Column<Problem>[] = [
  { name: "Line", number: true, cell: ({ line }) => number.format(line) },
  {
    name: "Problem",
    wide: true,
    cell: ({ message }) => <span className="wrap-anywhere">{message}</span>,
  },
];

/** For the states in which there is no progress to show. */
const MESSAGES: Readonly<Record<string, string>> = {
  checking: "Checking rows…",
  broken: "The upload was interrupted. Upload the file again.",
  unmapped: "Below, choose the column with the destinations, then check the rows again.",
};

export default async function ImportPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const id = await readPathId(params);
  const row = await orNotFound(linkImports.get(owner, { id }));
  const problems = await linkImports.problemsOf(owner, { id }, 0, SHOWN);
  const mapping =
    row.state === "ready" || row.state === "unmapped"
      ? await linkImports.mappingOf(owner, { id })
      : undefined;
  const { state, total, faulty, created, reused, refused } = row;
  const valid = total - faulty;
  const processed = created + reused + refused;
  const bad = faulty + refused;
  const message =
    state === "ready"
      ? `${number.format(valid)} of ${countOf(total, "row")} can be imported. No links have been created yet.`
      : MESSAGES[state];
  return (
    <>
      <PageHeader
        title={row.name || `Import ${id}`}
        back={{ href: "/dashboard/links/import", name: "Import and export" }}
        badge={<StateBadge state={state} />}
        text={`${countOf(total, "row")} · Format: ${row.layout || "unknown"}`}
      >
        <ImportActions id={id} state={state} valid={valid} created={created} />
      </PageHeader>
      {(state === "running" || state === "checking") && <Refresh seconds={1} />}
      <Card className="mb-5">
        {message ? (
          <p className="text-sm" role="status">
            {message}
          </p>
        ) : (
          <>
            <div
              role="progressbar"
              aria-label="Import progress"
              aria-valuemin={0}
              aria-valuemax={valid}
              aria-valuenow={processed}
              className="h-2 overflow-hidden rounded-full bg-raised"
            >
              <div
                className="h-full bg-accent transition-[width]"
                style={{ width: `${valid ? (processed / valid) * 100 : 100}%` }}
              />
            </div>
            <p className="mt-3 text-sm" role="status">
              {number.format(created)} created, {number.format(reused)} skipped, {number.format(bad)} failed
              {state === "running" &&
                `, ${number.format(valid - processed)} to go. You can leave this page; the import continues.`}
            </p>
            {reused > 0 && (
              <p className="mt-1 text-quiet text-sm">
                {reused === 1
                  ? "You already have a link to the skipped destination. It wasn't changed."
                  : "You already have links to the skipped destinations. They weren't changed."}
              </p>
            )}
            {state !== "running" && (
              <a
                href={`/dashboard/links/import/${id}/results`}
                download
                className={buttonClass({ size: "small" }, "mt-4")}
              >
                Download results (CSV)
              </a>
            )}
          </>
        )}
      </Card>
      {mapping && <ColumnPicker key={row.layout} id={id} {...mapping} />}
      {bad > 0 && (
        <section aria-label="Rows that can't be imported">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold text-sm">
              {countOf(bad, "row")} can't be imported
              {bad > SHOWN && ` (first ${SHOWN} shown)`}
            </h2>
            <a
              href={`/dashboard/links/import/${id}/report`}
              download
              className={buttonClass({ size: "small" })}
            >
              Download CSV
            </a>
          </div>
          <DataTable
            label="Rows that can't be imported"
            columns={COLUMNS}
            rows={problems}
            rowKey={({ line }) => line}
          />
        </section>
      )}
    </>
  );
}
