"use client";

import { LazyTagsField } from "@/components/dashboard/links/lazy-tags-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import { useForm, type Values } from "@/components/ui/form/use-form";
import type { SelectableLink, SelectionChoices } from "./selectable-link";

type Props = {
  /** The selected links of this page. */
  links: readonly SelectableLink[];
  /** Their number across pages. */
  count: number;
  tags: SelectionChoices["tags"];
  onClose(): void;
  /** Resolves to an error message, if any. */
  onSave(fields: Values): Promise<string | undefined>;
};

/** Adds tags to links and removes others. */
export function TagDialog({ links, count, tags, onClose, onSave }: Props) {
  const form = useForm({
    initial: { add_tags: [], remove_tags: [] },
    save: () => Promise.resolve({ ok: true as const, value: undefined }),
  });
  const used =
    count > links.length ? tags : tags.filter(({ name }) => links.some((link) => link.tags.includes(name)));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tag ${countOf(count, "link")}`}
      action="Save tags"
      look="primary"
      disabled={!form.dirty}
      onConfirm={() => onSave(form.values)}
    >
      <div className="mt-4 space-y-4 text-ink">
        <LazyTagsField form={form} name="add_tags" label="Add tags" tags={tags} autoFocus />
        {used.length > 0 && (
          <LazyTagsField form={form} name="remove_tags" label="Remove tags" tags={used} creates={false} />
        )}
      </div>
    </ConfirmDialog>
  );
}

/** The success message for "3 links". */
export function tagResultMessage({ add_tags, remove_tags }: Values): (links: string) => string {
  const has = (names: unknown) => Array.isArray(names) && names.length > 0;
  if (!has(remove_tags)) return (links) => `${links} tagged`;
  if (has(add_tags)) return (links) => `Tags of ${links} changed`;
  const isOne = Array.isArray(remove_tags) && remove_tags.length === 1;
  return (links) => `${isOne ? "Tag" : "Tags"} removed from ${links}`;
}
