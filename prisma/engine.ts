import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";

const NAME = "@prisma/schema-engine-wasm/schema_engine_bg";

let loaded: Promise<void> | undefined;

/**
 * Prisma's schema engine as WebAssembly, which needs no binary download, attached to one database. Free it after use.
 */
export async function openEngine(
  schema: string,
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<engine.SchemaEngine> {
  loaded ??= load();
  await loaded;
  const datamodels: [string, string][] = [["schema.prisma", schema]];
  return engine.SchemaEngine.new(
    { datamodels },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

async function load(): Promise<void> {
  const file = join(dirname(createRequire(import.meta.url).resolve(NAME)), "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    "./schema_engine_bg.js": { ...engine },
  });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start !== "function") throw new Error(`${file} is not a supported schema engine`);
  start();
}
