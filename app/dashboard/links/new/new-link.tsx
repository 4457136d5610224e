"use client";

import { useRouter } from "next/navigation";
import { chosenHost, preselectedDomain } from "@/components/dashboard/links/domain-field";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createLink } from "../actions";
import type { EditorChoices } from "../editor/choices";
import { LinkFields } from "../editor/fields";
import { EMPTY } from "../editor/initial";
import { LinkPreview } from "../editor/link-preview";
import { LinkSections } from "../editor/sections";

/** What an existing link doesn't take over, by its name in the message. */
const KEPT = {
  title: "title",
  starts_at: "start",
  expires_at: "expiry",
  click_limit: "click limit",
  paused: "pause",
  tags: "tags",
  notes: "notes",
  archived: "archiving",
} as const;

/** The message about form values that are lost when the link already exists. */
function notSaved(values: Values): string {
  const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const names = Object.entries(KEPT).flatMap(([field, name]) => (isSet(values[field]) ? [name] : []));
  return names.length > 0 ? ` Not saved: ${names.join(", ")}.` : "";
}

export function NewLink({ choices }: { choices: EditorChoices }) {
  const { hosts } = choices;
  const router = useRouter();
  const form = useForm({
    initial: { ...EMPTY, domain: preselectedDomain(hosts) },
    whole: true,
    save: ({ duplicate, ...fields }: Values) =>
      createLink({ ...fields, on_duplicate: duplicate ? "create" : "reuse" }),
    onSaved: ({ id, slug, reused }) => {
      if (reused) toast.info(`You already have a link to this URL: ${slug}.${notSaved(form.values)}`);
      else toast.success("Link created");
      router.push(`/dashboard/links/${id}`);
    },
  });
  const preview = <LinkPreview values={form.values} host={chosenHost(form, hosts)} />;
  return (
    <Editor form={form} action="Create link" preview={preview}>
      <LinkFields form={form} hosts={hosts} />
      <LinkSections form={form} choices={choices} />
    </Editor>
  );
}
