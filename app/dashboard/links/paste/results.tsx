"use client";

import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button, LinkButton } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { displayUrl } from "@/components/ui/display-url";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { UrlText } from "@/components/ui/url-text";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import type { ResultLine } from "./pasted-lines";
import { csvOf } from "./results-csv";

const NAMES = {
  created: { tone: "good", name: "Created" },
  reused: { tone: "plain", name: "Skipped" },
  failed: { tone: "danger", name: "Failed" },
} as const;

type Row = ResultLine & { index: number };

const COLUMNS: Column<Row>[] = [
  {
    name: "Link",
    cell: (line) => (
      <>
        {line.result === "failed" ? (
          <p className="text-danger wrap-anywhere">{line.message}</p>
        ) : (
          <p className="flex items-center gap-1 font-medium">
            <span className="min-w-0">
              <UrlText url={withoutScheme(line.short_url)} />
            </span>
            <CopyButton value={line.short_url} label={line.short_url} />
          </p>
        )}
        <p className="truncate text-quiet text-xs" title={line.url}>
          {displayUrl(line.url)}
        </p>
      </>
    ),
  },
  {
    name: "Result",
    cell: ({ result }) => <Badge tone={NAMES[result].tone}>{NAMES[result].name}</Badge>,
  },
];

/** The result of each line of a pasted list. */
export function Results({ lines, onAgain }: { lines: readonly ResultLine[]; onAgain(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = (result: ResultLine["result"]) => lines.filter((line) => line.result === result).length;
  const [created, reused, failed] = [count("created"), count("reused"), count("failed")];
  const download = () => {
    const url = URL.createObjectURL(new Blob([csvOf(lines)], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "created-links.csv";
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <section aria-label="Results" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none!">
          {created} created, {reused} skipped, {failed} failed
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button onClick={download}>
            <Download className="size-4" aria-hidden />
            Download results (CSV)
          </Button>
          <Button onClick={onAgain}>Paste another list</Button>
          <LinkButton href="/dashboard/links" look="primary">
            View links
          </LinkButton>
        </div>
      </div>
      {reused > 0 && (
        <p className="text-quiet text-sm">
          {reused === 1
            ? "You already have a link to the skipped destination. It wasn't changed and keeps its own tags."
            : "You already have links to the skipped destinations. They weren't changed and keep their own tags."}
        </p>
      )}
      <DataTable
        label="Results"
        columns={COLUMNS}
        rows={lines.map((line, index) => ({ ...line, index }))}
        rowKey={({ index }) => index}
      />
    </section>
  );
}
