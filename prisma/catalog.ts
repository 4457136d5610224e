import {
  type ColumnType,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type pg from "pg";

/** Type OIDs that occur in PostgreSQL's catalog. */
const TYPES: Readonly<Record<number, ColumnType>> = {
  16: ColumnTypeEnum.Boolean,
  18: ColumnTypeEnum.Character,
  19: ColumnTypeEnum.Text,
  20: ColumnTypeEnum.Int64,
  21: ColumnTypeEnum.Int32,
  23: ColumnTypeEnum.Int32,
  25: ColumnTypeEnum.Text,
  26: ColumnTypeEnum.Int64,
  1009: ColumnTypeEnum.TextArray,
  1043: ColumnTypeEnum.Text,
};

const info = { provider: "postgres", adapterName: "waypost-catalog" } as const;

/**
 * The schema engine's read-only view of a database's catalog. Prisma's own adapter can't provide it, because it
 * doesn't know the type "char" that the catalog uses throughout (prisma/orm#27403).
 */
export function catalogOf(client: pg.Client): SqlMigrationAwareDriverAdapterFactory {
  const adapter: SqlDriverAdapter = {
    ...info,
    queryRaw: async ({ sql, args }) => {
      const { fields, rows } = await client.query<unknown[]>({ text: sql, values: args, rowMode: "array" });
      return { columnNames: fields.map(({ name }) => name), columnTypes: fields.map(typeOf), rows };
    },
    executeRaw: refuse,
    executeScript: refuse,
    startTransaction: refuse,
    dispose: async () => undefined,
  };
  return { ...info, connect: async () => adapter, connectToShadowDb: refuse };
}

function typeOf({ name, dataTypeID }: pg.FieldDef): ColumnType {
  const type = TYPES[dataTypeID];
  if (type === undefined) throw new Error(`column ${name} of the catalog has the unknown type ${dataTypeID}`);
  return type;
}

const refuse = () => Promise.reject(new Error("the catalog is only read"));
