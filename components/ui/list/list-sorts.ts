import type { Option } from "@/components/ui/fields/select-options";

/** The sort orders of a list; `most` is the label of the one by count, if any: "Most clicks". */
export const listSorts = (most?: string): Option[] => [
  { value: "newest", name: "Newest first" },
  { value: "oldest", name: "Oldest first" },
  { value: "name", name: "A to Z" },
  ...(most ? [{ value: "most", name: most }] : []),
];
