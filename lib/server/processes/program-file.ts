import { fileURLToPath } from "node:url";

/** The file to run for a process: in this folder, or beside the compiled server. */
export const programFile = (name: string): string =>
  fileURLToPath(new URL(`./${name}-entry.mjs`, import.meta.url));
