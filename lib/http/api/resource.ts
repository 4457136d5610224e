import { withIdempotency } from "@/lib/http/api/idempotency";
import { type Context, type Handler, route } from "@/lib/http/api/route";
import { readFields } from "@/lib/http/request/json-body";
import type { ApiResponse } from "@/lib/http/response/api-response";
import { json } from "@/lib/http/response/responses";
import type { Owner } from "@/lib/owner";
import { type Paging, type Query, readPaging } from "@/lib/validation/query";
import type { Fields } from "@/lib/validation/validate";

type At = Readonly<Record<string, number>>;

/** A resource as the API exposes it: operations on rows, and their serialization. */
export type Resource<Row> = {
  list(owner: Owner, at: At, paging: Paging, query: Query): Promise<{ rows: Row[]; total: number }>;
  get(owner: Owner, at: At): Promise<Row>;
  /** `reused`: an existing row instead of a new one, flagged in the response. `existing`: exactly this one existed. */
  create(
    owner: Owner,
    at: At,
    fields: Fields,
    now: Date,
  ): Promise<{ row: Row; reused?: boolean; existing?: boolean }>;
  update(owner: Owner, at: At, fields: Fields, now: Date): Promise<Row>;
  remove(owner: Owner, at: At, now: Date, query: Query): Promise<Row>;
  serialize(row: Row, now: Date): object;
  /** Serialization in lists, if shorter there. */
  serializeListed?(row: Row, now: Date): object;
  /** For nested resources: loads the parent, or rejects. */
  parent?(owner: Owner, at: At): Promise<unknown>;
};

/** A handler with a JSON body. Looks the resource up first: 404 precedes body errors (docs/contract.md §2). */
export const jsonHandler =
  (
    run: (context: Context, fields: Fields) => Promise<ApiResponse>,
    find?: (context: Context) => Promise<unknown>,
  ): Handler =>
  async (context) => {
    await find?.(context);
    const { bytes, fields } = await readFields(context.request);
    const response = () => run(context, fields);
    return context.request.method === "POST" ? withIdempotency(context, bytes, response) : response();
  };

/** `GET` and `POST` on `/things`. */
export const collection = <Row>(resource: Resource<Row>) =>
  route({
    GET: async ({ owner, at, query, now }) => {
      await resource.parent?.(owner, at);
      const paging = readPaging(query);
      const { rows, total } = await resource.list(owner, at, paging, query);
      const listed = resource.serializeListed ?? resource.serialize;
      return json({ data: rows.map((row) => listed(row, now)), total, ...paging });
    },
    POST: jsonHandler(
      async ({ owner, at, now }, fields) => {
        const { row, reused, existing } = await resource.create(owner, at, fields, now);
        return reused
          ? json({ ...resource.serialize(row, now), reused })
          : json(resource.serialize(row, now), existing ? 200 : 201);
      },
      async ({ owner, at }) => resource.parent?.(owner, at),
    ),
  });

/** `GET`, `PATCH` and `DELETE` on `/things/{id}`. */
export const item = <Row extends { id: number }>(resource: Resource<Row>) =>
  route({
    GET: async ({ owner, at, now }) => json(resource.serialize(await resource.get(owner, at), now)),
    PATCH: jsonHandler(
      async ({ owner, at, now }, fields) =>
        json(resource.serialize(await resource.update(owner, at, fields, now), now)),
      ({ owner, at }) => resource.get(owner, at),
    ),
    DELETE: async ({ owner, at, query, now }) =>
      json({ id: (await resource.remove(owner, at, now, query)).id, deleted: true }),
  });
