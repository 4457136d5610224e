import { domains } from "@/lib/domains";
import { defaultHost } from "@/lib/domains/hosts/origin";
import type { Owner } from "@/lib/owner";
import { utmTemplates } from "@/lib/utm";
import { readTags } from "../tags/read-tags";

/** The account's options in the link editor. */
export async function editorChoices(owner: Owner) {
  const [templates, known, served] = await Promise.all([
    utmTemplates.list(owner),
    readTags(owner),
    domains.serving(owner),
  ]);
  return {
    templates: templates.map(utmTemplates.serialize),
    tags: known,
    hosts: { shortHost: defaultHost(), domains: served },
  };
}

export type EditorChoices = Awaited<ReturnType<typeof editorChoices>>;
