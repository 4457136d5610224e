import { forms } from "@/lib/forms";
import { qrDownload } from "@/lib/http/dashboard/qr-download";

export const GET = qrDownload(
  async (owner, at) => forms.serialize(await forms.get(owner, at), new Date()).page_url,
);
