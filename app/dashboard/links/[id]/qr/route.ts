import { qrDownload } from "@/lib/http/dashboard/qr-download";
import { links } from "@/lib/links";

export const GET = qrDownload(links.qrAddress);
