import { crud } from "@/lib/openapi/builder/crud";
import { QUOTAS } from "@/lib/plans";
import { tagResponse } from "@/lib/tags/response-schema";
import { tagShape } from "@/lib/tags/schema";

export const tagOperations = crud({
  tag: "Tags",
  path: "/tags",
  name: "Tag",
  one: "a tag",
  many: "tags",
  about: {
    name: "Unique in the account without regard to case. Renaming a tag to the name of another one merges them: the links join the other tag, which is returned.",
    color: "How the dashboard shows it.",
  },
  response: tagResponse,
  create: tagShape,
  patch: tagShape,
  example: { name: "Summer", color: "blue" },
  change: { name: "Summer 2027" },
  searched: "name",
  reused: { description: "The existing tag of this name, unchanged", schema: tagResponse },
  cap: `An account has at most ${QUOTAS.free.tags} tags`,
});
