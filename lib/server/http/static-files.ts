import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { lazy } from "@/lib/async/lazy";
import { SECURITY_HEADERS } from "@/lib/http/response/security-headers";
import type { Forward } from "@/lib/server/http/http-server";
import { pathOf } from "@/lib/server/http/request-target";
import { send } from "@/lib/server/http/send-response";
import { compressed } from "@/lib/visitors/response/encoding";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const FOLDER = join(process.cwd(), ".next/static");

/** As Next names them. */
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const COMPRESSED_ALREADY = new Set([".png", ".webp", ".woff2"]);

/**
 * Answers requests for the scripts, styles, fonts and pictures of the dashboard, which would take Next ten times as
 * long, and passes all others on. Each file is read and compressed at its first request, and then cached.
 */
export function withStaticFiles(forward: Forward): Forward {
  const files = new Map(
    readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, () => Promise<VisitorResponse>] => [
        `/_next/static${file.slice(FOLDER.length)}`,
        lazy(() => read(file)),
      ]),
  );
  return (request, response, address) => {
    const { method, url = "" } = request;
    const file = method === "GET" || method === "HEAD" ? files.get(pathOf(url)) : undefined;
    if (!file) return forward(request, response, address);
    // A new build may have replaced the files.
    return file().then(
      (found) => send(request, response, found),
      () => forward(request, response, address),
    );
  };
}

async function read(file: string): Promise<VisitorResponse> {
  const body = await readFile(file);
  const type = extname(file);
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Type": TYPES[type] ?? "application/octet-stream",
    // Their names change with their contents.
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  if (COMPRESSED_ALREADY.has(type)) return { status: 200, headers, body };
  return { status: 200, headers, body, encodings: compressed(body) };
}
