import { fileURLToPath } from "node:url";

/** The entry file of a process: in this folder, or beside the compiled server. */
export const programFile = (name: string): string =>
  fileURLToPath(new URL(`./${name}-entry.mjs`, import.meta.url));
