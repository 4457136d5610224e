import { bioPages } from "@/lib/bio-pages";
import { qrDownload } from "@/lib/http/dashboard/qr-download";

export const GET = qrDownload(bioPages.qrAddress);
