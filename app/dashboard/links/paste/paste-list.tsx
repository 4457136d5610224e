"use client";

import { useState } from "react";
import { DomainField, preselectedDomain } from "@/components/dashboard/links/domain-field";
import { LazyTagsField } from "@/components/dashboard/links/lazy-tags-field";
import { callAction } from "@/components/ui/call-action";
import { countOf } from "@/components/ui/count-of";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import { useUnsavedGuard } from "@/components/ui/form/unsaved-changes";
import { useForm, type Values } from "@/components/ui/form/use-form";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import type { EditorChoices } from "../editor/choices";
import { createLinks } from "./actions";
import { LinePreview } from "./line-preview";
import { type LineResult, MAX_LINES, type PastedLine, type ResultLine, readLines } from "./pasted-lines";
import { Results } from "./results";

/** Links per request. */
const LINKS_PER_REQUEST = 100;

/** Creates links from a pasted list, after a preview, and shows the outcome of each line. */
export function PasteList({ choices }: { choices: EditorChoices }) {
  const [results, setResults] = useState<readonly ResultLine[]>();
  const [done, setDone] = useState(0);
  const form = useForm({
    initial: { list: "", tags: [], domain: preselectedDomain(choices.hosts) },
    whole: true,
    save: (values) => createAll(values, setDone),
    onSaved: setResults,
  });
  useUnsavedGuard(form.dirty && !form.saving);
  const lines = readLines(String(form.values.list));
  const ready = lines.filter(({ problem }) => !problem).length;
  if (results)
    return (
      <Results
        lines={results}
        onAgain={() => {
          form.set("list", "");
          setResults(undefined);
        }}
      />
    );
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <FormBox form={form} className="space-y-5">
        <TextAreaField
          form={form}
          name="list"
          label="Destinations"
          rows={10}
          required
          placeholder={"https://example.com/spring\nhttps://example.com/summer, summer"}
          help="One per line. To choose a slug, add it after a space or comma. If a URL contains commas, add another comma at its end."
        />
        <DomainField form={form} hosts={choices.hosts} />
        <LazyTagsField
          form={form}
          name="tags"
          label="Tags"
          tags={choices.tags}
          help="Added to the new links. Links you already have keep their tags."
        />
        <Failure form={form} />
        <Submit look="primary" disabled={form.saving || ready === 0 || lines.length > MAX_LINES}>
          {form.saving
            ? `Creating… ${done} of ${ready}`
            : ready > 0
              ? `Create ${countOf(ready, "link")}`
              : "Create links"}
        </Submit>
      </FormBox>
      <LinePreview lines={lines} ready={ready} />
    </div>
  );
}

/** Creates the links in requests of a hundred. If a request fails as a whole, the remaining lines get its error. */
async function createAll(
  values: Values,
  onDone: (count: number) => void,
): Promise<ActionResult<ResultLine[]>> {
  const { list, tags, domain } = values;
  const lines = readLines(String(list));
  const ready = lines.filter(({ problem }) => !problem);
  const results = new Map<PastedLine, LineResult>();
  onDone(0);
  for (let from = 0; from < ready.length; from += LINKS_PER_REQUEST) {
    const part = ready.slice(from, from + LINKS_PER_REQUEST);
    const links = part.map(({ url, alias }) => ({ url, alias, tags, domain }));
    const outcome = await callAction(createLinks({ links }));
    if (!outcome.ok) {
      if (from === 0) return outcome;
      for (const line of ready.slice(from)) results.set(line, { result: "failed", message: outcome.message });
      break;
    }
    for (const [index, line] of part.entries()) {
      const result = outcome.value[index];
      if (result) results.set(line, result);
    }
    onDone(results.size);
  }
  const resultOf = (line: PastedLine): LineResult =>
    results.get(line) ?? { result: "failed", message: line.problem ?? "Not sent" };
  return { ok: true, value: lines.map((line) => ({ ...line, ...resultOf(line) })) };
}
