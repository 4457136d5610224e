import clsx from "clsx";
import { TAG_LOOKS, type TagColor } from "./tag-colors";

/** A tag's name in its color. */
export const TagChip = ({ name, color = "gray" }: { name: string; color?: TagColor | undefined }) => (
  <span
    title={name}
    className={clsx(
      "inline-block max-w-40 truncate rounded-md px-1.5 py-0.5 text-ink text-xs",
      TAG_LOOKS[color].chip,
    )}
  >
    {name}
  </span>
);
