import { countOf } from "@/components/ui/count-of";
import { displayUrl } from "@/components/ui/display-url";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { MAX_LINES, type PastedLine } from "./pasted-lines";

const SHOWN = 100;

type Row = PastedLine & { index: number };

const COLUMNS: Column<Row>[] = [
  {
    name: "Destination",
    cell: ({ url, problem }) => (
      <>
        <p className="truncate" title={url}>
          {displayUrl(url)}
        </p>
        {problem && <p className="text-danger text-xs">{problem}</p>}
      </>
    ),
  },
  {
    name: "Slug",
    cell: ({ alias }) =>
      alias ? (
        <span className="block max-w-32 truncate">{alias}</span>
      ) : (
        <span className="text-quiet">Random</span>
      ),
  },
];

/** A preview of the links in a pasted list. */
export function LinePreview({ lines, ready }: { lines: readonly PastedLine[]; ready: number }) {
  const bad = lines.length - ready;
  return (
    <section aria-label="Preview" className="space-y-3">
      <p role="status" className="text-quiet text-sm">
        {lines.length === 0 && "Paste destinations to preview your links."}
        {lines.length > 0 && `${countOf(ready, "link")} to create`}
        {bad > 0 && `, ${countOf(bad, "line")} to correct or leave out`}
      </p>
      {lines.length > MAX_LINES && (
        <p role="alert" className="text-danger text-sm">
          A list can have up to {MAX_LINES.toLocaleString("en")} lines. Import a CSV file instead.
        </p>
      )}
      {lines.length > 0 && (
        <DataTable
          label="Links to create"
          columns={COLUMNS}
          rows={lines.slice(0, SHOWN).map((line, index) => ({ ...line, index }))}
          rowKey={({ index }) => index}
        />
      )}
      {lines.length > SHOWN && (
        <p className="text-quiet text-sm">And {countOf(lines.length - SHOWN, "more line")}.</p>
      )}
    </section>
  );
}
