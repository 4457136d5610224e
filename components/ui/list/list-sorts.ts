import type { Option } from "@/components/ui/fields/select-options";

/** The orders of a list; `most` names the one by number, if the list has numbers: "Most clicks". */
export const listSorts = (most?: string): Option[] => [
  { value: "newest", name: "Newest first" },
  { value: "oldest", name: "Oldest first" },
  { value: "name", name: "A to Z" },
  ...(most ? [{ value: "most", name: most }] : []),
];
