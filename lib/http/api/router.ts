import { type Endpoint, unknownPath } from "@/lib/http/api/route";
import type { ApiRequest } from "@/lib/http/request/api-request";
import type { ApiResponse } from "@/lib/http/response/api-response";

/** The API: handles any request, and never rejects. */
export type Api = (request: ApiRequest) => Promise<ApiResponse>;

type Node = { fixed: Map<string, Node>; name?: string; any?: Node; endpoint?: Endpoint };

/** Routes by path below `base`: `{id}` matches one segment. Ignores a trailing slash. */
export function router(base: string, endpoints: Readonly<Record<string, Endpoint>>): Api {
  const root: Node = { fixed: new Map() };
  for (const [path, endpoint] of Object.entries(endpoints)) add(root, path, endpoint);
  return (request) => {
    const params: Record<string, string> = {};
    const endpoint = find(root, request.path.slice(base.length), params);
    return endpoint ? endpoint(request, params) : unknownPath(request, {});
  };
}

function add(root: Node, path: string, endpoint: Endpoint): void {
  let node = root;
  for (const segment of path.split("/").slice(1)) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const next: Node = (name ? node.any : node.fixed.get(segment)) ?? { fixed: new Map() };
    if (name) Object.assign(node, { name, any: next });
    else node.fixed.set(segment, next);
    node = next;
  }
  node.endpoint = endpoint;
}

function find(root: Node, path: string, params: Record<string, string>): Endpoint | undefined {
  let node: Node | undefined = root;
  for (const encoded of path.replace(/\/$/, "").split("/").slice(1)) {
    const segment = decode(encoded);
    if (segment === undefined) return undefined;
    const fixed: Node | undefined = node.fixed.get(segment);
    if (!fixed && node.name) params[node.name] = segment;
    node = fixed ?? node.any;
    if (!node) return undefined;
  }
  return node.endpoint;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
