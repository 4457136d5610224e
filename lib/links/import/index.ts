import { mapImport, mappingOf } from "@/lib/links/import/column-mapping";
import { exportProblems } from "@/lib/links/import/export-problems";
import { exportResults } from "@/lib/links/import/export-results";
import { serialize } from "@/lib/links/import/serialize";
import {
  everyImport,
  getImport,
  listImports,
  problemsOf,
  readImport,
  startImport,
  stopImport,
} from "@/lib/links/import/service";

/** Imports of links from CSV files. */
export const linkImports = {
  read: readImport,
  list: listImports,
  all: everyImport,
  get: getImport,
  map: mapImport,
  mappingOf,
  start: startImport,
  stop: stopImport,
  problemsOf,
  exportProblems,
  exportResults,
  serialize,
};
