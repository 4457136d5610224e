import { text } from "@/lib/validation/fields";

/** What is asked for a new key. */
export const keyShape = { name: text(100, { min: 1 }) };
