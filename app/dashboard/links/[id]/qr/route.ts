import { qrDownload } from "@/lib/http/dashboard/qr-download";
import { links } from "@/lib/links";

export const GET = qrDownload(
  async (owner, at) => links.serialize(await links.get(owner, at), new Date()).short_url,
);
