import { countdowns } from "@/lib/countdowns";
import { qrDownload } from "@/lib/http/dashboard/qr-download";

export const GET = qrDownload(countdowns.qrAddress);
