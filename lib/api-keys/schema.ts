import { text } from "@/lib/validation/fields";

/** The fields of a new key. */
export const keyShape = { name: text(100, { min: 1 }) };
