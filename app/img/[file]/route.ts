import { readImage } from "@/lib/images";

type Segment = { params: Promise<{ file: string }> };

/** A stored picture. Its name holds the hash of its content, so an answer stays right for ever. */
export async function GET(_request: Request, { params }: Segment): Promise<Response> {
  const bytes = await readImage((await params).file);
  const safe = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'" };
  if (!bytes) {
    const headers = { ...safe, "Content-Type": "text/plain", "Cache-Control": "no-store" };
    return new Response("There is no such picture\n", { status: 404, headers });
  }
  const headers = {
    ...safe,
    "Content-Type": "image/webp",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return new Response(bytes, { headers });
}
