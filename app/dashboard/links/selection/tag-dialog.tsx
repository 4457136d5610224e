"use client";

import { LazyTagsField } from "@/components/dashboard/links/lazy-tags-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import { useForm } from "@/components/ui/form/use-form";
import type { SelectableLink, SelectionChoices } from "./selectable-link";

type Props = {
  links: readonly SelectableLink[];
  tags: SelectionChoices["tags"];
  onClose(): void;
  /** Resolves to what went wrong. */
  onSave(fields: object): Promise<string | undefined>;
};

/** Adds tags to links and takes others away. */
export function TagDialog({ links, tags, onClose, onSave }: Props) {
  const form = useForm({
    initial: { add_tags: [], remove_tags: [] },
    save: () => Promise.resolve({ ok: true as const, value: undefined }),
  });
  const used = tags.filter(({ name }) => links.some((link) => link.tags.includes(name)));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tag ${countOf(links.length, "link")}`}
      action="Save tags"
      look="primary"
      disabled={!form.dirty}
      onConfirm={() => onSave(form.values)}
    >
      <div className="mt-4 space-y-4 text-ink">
        <LazyTagsField form={form} name="add_tags" label="Add tags" tags={tags} />
        {used.length > 0 && (
          <LazyTagsField form={form} name="remove_tags" label="Remove tags" tags={used} creates={false} />
        )}
      </div>
    </ConfirmDialog>
  );
}
