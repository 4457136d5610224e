import { countdowns } from "@/lib/countdowns";
import { domains } from "@/lib/domains";
import { qrDownload } from "@/lib/http/dashboard/qr-download";

export const GET = qrDownload(domains.onChosenDomain(countdowns.qrAddress));
