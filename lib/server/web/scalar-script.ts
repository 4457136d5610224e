import type { IncomingMessage } from "node:http";
import { lazy } from "@/lib/async/lazy";
import { SECURITY_HEADERS } from "@/lib/http/response/security-headers";
import { readScalar, SCALAR_HEADERS, SCALAR_PATH } from "@/lib/openapi/scalar";
import { pathOf } from "@/lib/server/http/request-target";
import { compressed } from "@/lib/visitors/response/encoding";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const script = lazy(async (): Promise<VisitorResponse> => {
  const body = await readScalar();
  const headers = { ...SECURITY_HEADERS, ...SCALAR_HEADERS };
  return { status: 200, headers, body, encodings: compressed(body) };
});

/** The script of the API reference; undefined for other requests. Next would compress its 3.5 MB for each of them. */
export const scalarScript = ({ method, url = "" }: IncomingMessage): Promise<VisitorResponse> | undefined =>
  (method === "GET" || method === "HEAD") && pathOf(url) === SCALAR_PATH ? script() : undefined;
