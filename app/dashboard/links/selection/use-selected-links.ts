"use client";

import { useState, useTransition } from "react";
import { callAction } from "@/components/ui/call-action";
import { countOf } from "@/components/ui/count-of";
import { PAGE_CHECKBOX, useSelection } from "@/components/ui/list/selection";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { type BulkResult, linksOf } from "./bulk-actions";
import { type CallsResult, inCalls } from "./in-calls";

/** An action on a batch of links. */
type Call = (ids: readonly number[]) => Promise<ActionResult<BulkResult>>;

/** The success message for "3 links". */
type Done = (links: string) => string;

/** The selected links, and how to change them all. */
export function useSelectedLinks(query: string, onResult: (result: CallsResult) => void) {
  const { selected, everywhere, select, selectEverywhere } = useSelection();
  const [busy, start] = useTransition();
  const [progress, setProgress] = useState<number>();
  const ids = everywhere ?? selected;
  const finish = (failed: readonly number[]) => {
    select(failed);
    document.getElementById(PAGE_CHECKBOX)?.focus();
  };
  /** Resolves to an error message, if any. */
  const change = async (call: Call, done: Done): Promise<string | undefined> => {
    const result = await inCalls(ids, call, setProgress);
    setProgress(undefined);
    const { changed, problems, failure } = result;
    if (failure === undefined) {
      onResult(result);
      // Before the toast, or a selection made after it would be lost.
      finish(problems.map(({ id }) => id));
    }
    if (changed > 0) toast.success(done(countOf(changed, "link")));
    return failure;
  };
  const run = (work: () => Promise<string | undefined>) =>
    start(async () => {
      const problem = await work();
      if (problem) toast.error(problem);
    });
  return {
    ids,
    /** Those on this page. */
    selected,
    isEverywhere: everywhere !== undefined,
    busy,
    /** How many are done, while more than one call is needed. */
    progress,
    finish,
    change,
    run: (call: Call, done: Done) => run(() => change(call, done)),
    selectAll: () =>
      run(async () => {
        const result = await callAction(linksOf(query));
        if (!result.ok) return result.message;
        selectEverywhere(result.value);
        return undefined;
      }),
  };
}
