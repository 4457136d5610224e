import { imageResponse } from "@/lib/images/response";

type Segment = { params: Promise<{ file: string }> };

/** A stored picture, for hosts that run Next without our server. */
export async function GET(_request: Request, { params }: Segment): Promise<Response> {
  const { status, headers, body } = await imageResponse((await params).file);
  return new Response(body, { status, headers });
}
