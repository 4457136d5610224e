"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import { SelectionProvider } from "@/components/ui/list/selection";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import type { CallsResult } from "./in-calls";
import { onDeletionDone, usePendingDeletions } from "./pending-deletions";
import type { SelectableLink, SelectionChoices } from "./selectable-link";
import { SelectionBar } from "./selection-bar";

type Props = SelectionChoices & {
  rows: readonly SelectableLink[];
  /** The query of the list, as in the URL, and its number of links. */
  query: string;
  total: number;
  children: ReactNode;
};

type Failure = { total: number; problems: { id: number; name: string; message: string }[] };

const SHOWN = 20;

/** The selectable links of a page, bulk actions on them, and errors of the last one. */
export function LinkSelection({ rows, query, total, tags, hosts, children }: Props) {
  const router = useRouter();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => onDeletionDone(() => router.refresh()), [router]);
  const report = ({ changed, problems }: CallsResult) => {
    const urls = new Map(rows.map(({ id, short_url }) => [id, withoutScheme(short_url)]));
    const named = problems.map((problem) => ({
      ...problem,
      name: urls.get(problem.id) ?? `Link ${problem.id}`,
    }));
    setFailure(named.length > 0 ? { total: changed + named.length, problems: named } : undefined);
  };
  return (
    <SelectionProvider ids={rows.map(({ id }) => id)} leaving={usePendingDeletions()} list={query}>
      {failure && <Problems failure={failure} onClose={() => setFailure(undefined)} />}
      <SelectionBar rows={rows} query={query} total={total} tags={tags} hosts={hosts} onResult={report} />
      <div id={usePreHydrationInput()}>{children}</div>
    </SelectionProvider>
  );
}

const Problems = ({ failure: { total, problems }, onClose }: { failure: Failure; onClose(): void }) => (
  <div
    role="alert"
    className="mb-4 flex items-start justify-between gap-3 rounded-card border border-danger/40 bg-danger/10 p-4 text-sm"
  >
    <div className="min-w-0">
      <p className="font-medium">
        Failed for {problems.length} of {countOf(total, "link")}:
      </p>
      <ul className="mt-2 space-y-1">
        {problems.slice(0, SHOWN).map(({ id, name, message }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{name}</span>: {message}
          </li>
        ))}
        {problems.length > SHOWN && <li>And {countOf(problems.length - SHOWN, "other link")}.</li>}
      </ul>
    </div>
    <Button look="quiet" size="icon" aria-label="Dismiss" onClick={onClose}>
      <X className="size-4" aria-hidden />
    </Button>
  </div>
);
