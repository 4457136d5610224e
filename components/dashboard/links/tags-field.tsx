"use client";

import { ChoicesField } from "@/components/ui/fields/choices-field";
import type { FieldProps } from "@/components/ui/fields/field";
import { type ColoredTag, TAG_LOOKS } from "./tag-colors";

type Props = FieldProps & {
  /** The account's tags. */
  tags: readonly ColoredTag[];
  /** Whether unknown names create tags. */
  creates?: boolean;
  autoFocus?: boolean;
};

/** A tag picker by name; can also create tags. */
export const TagsField = ({ tags, creates = true, ...field }: Props) => (
  <ChoicesField
    {...field}
    options={tags.map(({ name, color }) => ({ value: name, name, dot: TAG_LOOKS[color].dot }))}
    placeholder={creates ? "Search or create tags…" : "Search tags…"}
    creates={creates}
  />
);
