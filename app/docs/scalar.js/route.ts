import { readScalar, SCALAR_HEADERS } from "@/lib/openapi/scalar";

/** The script of the API reference, for hosts that run Next without our server. */
export async function GET(): Promise<Response> {
  return new Response(Uint8Array.from(await readScalar()), { headers: SCALAR_HEADERS });
}
