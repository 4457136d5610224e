import { domains } from "@/lib/domains";
import { forms } from "@/lib/forms";
import { qrDownload } from "@/lib/http/dashboard/qr-download";

export const GET = qrDownload(domains.onChosenDomain(forms.qrAddress));
