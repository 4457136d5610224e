import { create, createAll } from "@/lib/links/create";
import { everyLink, exportLinks, exportProblems } from "@/lib/links/export";
import { exportClicks, exportOrigins } from "@/lib/links/export-stats";
import { mapImport, mappingOf } from "@/lib/links/import-map";
import { getImport, listImports, problemsOf, readImport, startImport, stopImport } from "@/lib/links/imports";
import { list } from "@/lib/links/list";
import { accountClicks, overview } from "@/lib/links/overview";
import { qr } from "@/lib/links/qr";
import { serialize, serializeImport } from "@/lib/links/serialize";
import { extend, get, remove, update } from "@/lib/links/service";
import { stats } from "@/lib/links/stats";

export const links = {
  list,
  get,
  create,
  createAll,
  update,
  remove,
  extend,
  stats,
  qr,
  serialize,
  serializeImport,
  overview,
  accountClicks,
  readImport,
  listImports,
  mapImport,
  mappingOf,
  getImport,
  startImport,
  stopImport,
  problemsOf,
  exportLinks,
  exportClicks,
  exportOrigins,
  exportProblems,
  everyLink,
};
