import { randomSlug } from "@/lib/slugs/slugs";
import type { Client } from "@/tests/support/clients/api-client";
import { dig, document } from "@/tests/support/clients/openapi-conformance";

export type Operation = {
  method: string;
  path: string;
  id: string;
  /** The example of its body. */
  body?: Record<string, unknown>;
  responses: Record<string, unknown>;
};

/** All operations that the OpenAPI document describes. */
export const operations: Operation[] = Object.entries(Object(document.paths)).flatMap(([path, item]) =>
  Object.entries(Object(item))
    .filter(([method]) => method !== "parameters")
    .map(([method, operation]) => {
      const example = dig(operation, "requestBody", "content", "application/json", "example");
      return {
        method,
        path,
        id: String(dig(operation, "operationId")),
        responses: Object(dig(operation, "responses")),
        ...(example ? { body: Object(example) } : {}),
      };
    }),
);

/** An example with a unique alias, so that every run can send it. */
export const fresh = (body: Record<string, unknown>) =>
  "alias" in body ? { ...body, alias: randomSlug() } : body;

/** The id of a resource by the path of its collection. */
export type Ids = Record<string, number>;

/** The path of an operation on these resources. */
export const pathAt = (path: string, ids: Ids): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const collection = name === "id" ? `/${path.split("/")[1]}` : path.slice(0, path.indexOf(`/{${name}}`));
    return String(ids[collection]);
  });

/** Creates a resource of each kind from its example. */
export const createAll = (api: Client): Promise<Ids> => createSome(api, () => true);

/** Creates the resources that an operation's path names, and a link. */
export const createFor = (api: Client, { path }: Operation): Promise<Ids> =>
  createSome(api, (collection) => collection === "/links" || path.startsWith(`${collection}/`));

async function createSome(api: Client, isNeeded: (collection: string) => boolean): Promise<Ids> {
  const ids: Ids = {};
  for (const { path, body, responses } of operations)
    if (body && "201" in responses && isNeeded(path))
      ids[path] = (await api.post(pathAt(path, ids), fresh(body))).body.id;
  return ids;
}
