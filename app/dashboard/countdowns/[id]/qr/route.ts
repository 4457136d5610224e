import { countdowns } from "@/lib/countdowns";
import { qrDownload } from "@/lib/http/dashboard/qr-download";

export const GET = qrDownload(
  async (owner, at) => countdowns.serialize(await countdowns.get(owner, at), new Date()).page_url,
);
