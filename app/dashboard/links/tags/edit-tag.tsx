"use client";

import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { withoutCase } from "@/lib/tags/without-case";
import { updateTag } from "./actions";
import type { Tag } from "./read-tags";
import { TagFields } from "./tag-fields";

type Props = { tag: Tag; tags: readonly Tag[]; onClose(): void };

/** Renames a tag, or merges it into an existing one of that name, with a warning. */
export function EditTag({ tag, tags, onClose }: Props) {
  const form = useForm({
    initial: { name: tag.name, color: tag.color },
    save: (fields) => updateTag(tag.id, fields),
    onSaved: ({ id, name }) => {
      toast.success(id === tag.id ? "Saved" : `Merged into ${name}`);
      onClose();
    },
  });
  const typed = withoutCase(String(form.values.name).trim());
  const other = tags.find(({ id, name }) => id !== tag.id && withoutCase(name) === typed);
  return (
    <FormBox form={form} className="mt-3 space-y-4 pb-2">
      <TagFields form={form} />
      <p role="status" className="text-sm text-warn empty:hidden">
        {other &&
          `You already have the tag “${other.name}”. ${tag.links > 0 ? `${countOf(tag.links, "link")} will get it instead of “${tag.name}”, which will be deleted.` : `“${tag.name}” will be deleted.`} This can't be undone.`}
      </p>
      <Failure form={form} />
      <div className="flex gap-2">
        <Submit look="primary" disabled={form.saving}>
          {other ? `Merge into ${other.name}` : "Save"}
        </Submit>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </FormBox>
  );
}
