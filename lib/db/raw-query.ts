import { createHash } from "node:crypto";
import pg from "pg";
import { Prisma } from "@/prisma/client/client";

export type RawQuery = { name?: string; text: string; values: unknown[]; types: pg.CustomTypesConfig };

type Template = TemplateStringsArray | Prisma.Sql;

/**
 * Marks SQL as a prepared statement, by its text: PostgreSQL parses it once per connection, and plans it a few times
 * only. For frequent statements whose best plan doesn't depend on their values.
 */
export function prepared(strings: TemplateStringsArray, ...values: unknown[]): Prisma.Sql {
  const sql = Prisma.sql(strings, ...values);
  const { text } = sql;
  const name = names.get(text) ?? createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  statementOf.set(sql, { name, text });
  return sql;
}

const names = new Map<string, string>();
const statementOf = new WeakMap<Prisma.Sql, { name: string; text: string }>();

/** The arguments of `$queryRaw` or `$executeRaw` as a query for `pg`. */
export function rawQuery(template: Template, values: readonly unknown[]): RawQuery {
  const sql = template instanceof Prisma.Sql ? template : Prisma.sql(template, ...values);
  const statement = statementOf.get(sql) ?? { text: sql.text };
  return { ...statement, values: sql.values.map(encode), types };
}

/** Times are sent in UTC: `pg` would use the local time zone. ISO 8601 gives years beyond 9999 a sign. */
function encode(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace(/^\+0*/, "");
  return Array.isArray(value) ? value.map(encode) : value;
}

const { getTypeParser } = pg.types;
const inUtc = (text: string) => new Date(`${text.replace(" ", "T")}Z`);
const toBytes: (text: string) => Uint8Array = getTypeParser(17);

const parseTime: (text: string) => Date = getTypeParser(pg.types.builtins.TIMESTAMPTZ);

const ZERO = "0".charCodeAt(0);
const digits = (text: string, at: number) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * ZERO;

const SECONDS_LENGTH = "2026-11-27 07:49:00".length;

/** Most times have the format `2026-11-27 07:49:00.057+00`, which is read several times as fast as by `pg`. */
function timeOf(text: string): Date {
  const end = text.length - "+00".length;
  const hasFraction = text[SECONDS_LENGTH] === ".";
  if (!text.endsWith("+00") || text.startsWith("0") || !(hasFraction || end === SECONDS_LENGTH))
    return parseTime(text);
  const year = digits(text, 0) * 100 + digits(text, 2);
  const [month, day] = [digits(text, 5) - 1, digits(text, 8)];
  const milliseconds = hasFraction ? Math.trunc(Number(text.slice(SECONDS_LENGTH, end)) * 1000) : 0;
  return new Date(
    Date.UTC(year, month, day, digits(text, 11), digits(text, 14), digits(text, 17), milliseconds),
  );
}

const PARSERS: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: BigInt,
  [pg.types.builtins.OID]: BigInt,
  [pg.types.builtins.NUMERIC]: (text) => new Prisma.Decimal(text),
  [pg.types.builtins.BYTEA]: (text) => new Uint8Array(toBytes(text)),
  [pg.types.builtins.DATE]: (text) => new Date(text),
  [pg.types.builtins.TIMESTAMP]: inUtc,
  [pg.types.builtins.TIMESTAMPTZ]: timeOf,
};

const ARRAY_ELEMENTS: Record<number, number> = {
  1016: pg.types.builtins.INT8,
  1028: pg.types.builtins.OID,
  1231: pg.types.builtins.NUMERIC,
  1182: pg.types.builtins.DATE,
  1115: pg.types.builtins.TIMESTAMP,
};

for (const [array, element] of Object.entries(ARRAY_ELEMENTS)) {
  const parse = PARSERS[element];
  if (parse) PARSERS[Number(array)] = (text) => elementsOf(text, parse);
}

/** The elements of an array of numbers or times: their text has no commas or escapes. */
function elementsOf(text: string, parse: (text: string) => unknown): unknown[] {
  if (text === "{}") return [];
  const parts = text.slice(1, -1).split(",");
  return parts.map((part) => (part === "NULL" ? null : parse(part.replace(/^"|"$/g, ""))));
}

/** Values as Prisma returns them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    (format === "binary" ? undefined : PARSERS[type]) ?? getTypeParser(type, format),
};
