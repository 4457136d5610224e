import { createMany } from "@/lib/links/bulk/create";
import { extendMany } from "@/lib/links/bulk/extend";
import { removeMany } from "@/lib/links/bulk/remove";
import { serializeBulk } from "@/lib/links/bulk/serialize";
import { updateMany } from "@/lib/links/bulk/update";

/** Bulk operations on links. */
export const bulkLinks = {
  create: createMany,
  update: updateMany,
  extend: extendMany,
  remove: removeMany,
  serialize: serializeBulk,
};
