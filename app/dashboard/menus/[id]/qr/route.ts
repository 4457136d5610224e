import { domains } from "@/lib/domains";
import { qrDownload } from "@/lib/http/dashboard/qr-download";
import { menus } from "@/lib/menus";

export const GET = qrDownload(domains.onChosenDomain(menus.qrAddress));
