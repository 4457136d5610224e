import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";

/** The path of a new link's code. */
export const newLink = async (api: Client): Promise<string> =>
  `/links/${(await api.post("/links", { url: "https://example.com/page" })).body.id}/qr`;

/** A code, as bytes. */
export async function fetchCode(api: Client, path: string, headers: Record<string, string> = {}) {
  const authorization = { Authorization: `Bearer ${await api.key()}` };
  const response = await fetch(`${env.APP_URL}/api/v1${path}`, { headers: { ...authorization, ...headers } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, etag: response.headers.get("etag") ?? "", bytes };
}
