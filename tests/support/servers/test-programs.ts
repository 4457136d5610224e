import { resolve } from "node:path";
import { compilePrograms } from "@/lib/cli/build";
import { ROOT } from "@/tests/support/root";

const PROGRAMS = {
  "postgres-client": "tests/faults/postgres/client.ts",
  "print-secret": "tests/faults/print-secret.ts",
  "migrate-once": "tests/faults/migrate-once.ts",
  "rollup-loop": "tests/faults/journal/rollup-loop.ts",
};

const FOLDER = "test-results/programs";

/** Compiles the programs that tests start again and again, which takes less time than to start them with tsx. */
export const compileTestPrograms = (): Promise<void> => compilePrograms(ROOT, PROGRAMS, FOLDER);

/** The compiled file of such a program. */
export const testProgram = (name: keyof typeof PROGRAMS): string => resolve(ROOT, FOLDER, `${name}.mjs`);
