import type { Metadata } from "next";
import { Refresh } from "@/components/dashboard/refresh";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
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
    name: "What is wrong",
    wide: true,
    cell: ({ message }) => <span className="wrap-anywhere">{message}</span>,
  },
];

const WORDS: Readonly<Record<string, string>> = {
  checking: "The rows are being checked.",
  broken: "The upload broke off before all rows were here: please send the file again.",
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
  const good = total - faulty;
  const worked = created + reused + refused;
  const bad = faulty + refused;
  return (
    <>
      <PageHeader
        title={row.name || `Import ${id}`}
        back={{ href: "/dashboard/links/import", name: "Import and export" }}
        badge={<StateBadge state={state} />}
        text={`${number.format(total)} rows. Layout: ${row.layout || "unknown"}.`}
      >
        <ImportActions id={id} state={state} good={good} />
      </PageHeader>
      {(state === "running" || state === "checking") && <Refresh seconds={1} />}
      <Card className="mb-5">
        {mapping ? (
          <p className="text-sm" role="status">
            {state === "unmapped"
              ? "Which column holds the destinations is not known. Choose it below, then all rows are checked."
              : `${number.format(good)} of ${number.format(total)} rows can become links. Nothing has been made yet.`}
          </p>
        ) : (
          <>
            <div
              role="progressbar"
              aria-label="Rows worked on"
              aria-valuemin={0}
              aria-valuemax={good}
              aria-valuenow={worked}
              className="h-2 overflow-hidden rounded-full bg-raised"
            >
              <div
                className="h-full bg-accent transition-[width]"
                style={{ width: `${good ? (worked / good) * 100 : 100}%` }}
              />
            </div>
            <p className="mt-3 text-sm" role="status">
              {WORDS[state]} {number.format(created)} links made, {number.format(reused)} there already,{" "}
              {number.format(refused)} refused
              {state === "running" &&
                `, ${number.format(good - worked)} to go. You can leave this page; it goes on.`}
            </p>
          </>
        )}
      </Card>
      {mapping && <ColumnPicker key={row.layout} id={id} {...mapping} />}
      {bad > 0 && (
        <section aria-label="Rows that became no link">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold text-sm">
              {number.format(bad)} {bad === 1 ? "row becomes" : "rows become"} no link
              {bad > SHOWN && `, the first ${SHOWN} of them`}
            </h2>
            <a
              href={`/dashboard/links/import/${id}/report`}
              download
              className={buttonClass({ size: "small" })}
            >
              Download all as CSV
            </a>
          </div>
          <DataTable
            label="Rows that became no link"
            columns={COLUMNS}
            rows={problems}
            rowKey={({ line }) => line}
          />
        </section>
      )}
    </>
  );
}
