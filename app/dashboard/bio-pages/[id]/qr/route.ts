import { bioPages } from "@/lib/bio-pages";
import { qrDownload } from "@/lib/http/dashboard/qr-download";

export const GET = qrDownload(
  async (owner, at) => bioPages.serialize(await bioPages.get(owner, at)).page_url,
);
