import { toBodySchema, toJsonSchema } from "@/lib/openapi/builder/json-schema";
import type { Operation } from "@/lib/openapi/builder/operation";
import { type Row, rowsOf } from "./schema-rows";

type Rows = { query: Row[]; body: Row[]; response: Row[]; isList: boolean };

const cache = new Map<string, Rows>();

/** The fields of an operation's query, body and response, cached per operation. */
export function operationRows(operation: Operation): Rows {
  const rows = cache.get(operation.id) ?? read(operation);
  cache.set(operation.id, rows);
  return rows;
}

function read({ query = {}, body, about = {}, replies }: Operation): Rows {
  const all = Object.values(replies);
  const [response] = all.flatMap(({ one, list, schema }) => one?.schema ?? list?.schema ?? schema ?? []);
  return {
    query: rowsOf({ ...toBodySchema(query, { about }), required: [] }),
    body: body ? rowsOf(toBodySchema(body.shape, { partial: body.partial ?? false, about })) : [],
    response: response ? rowsOf(toJsonSchema(response)) : [],
    isList: all.some(({ list }) => list),
  };
}
