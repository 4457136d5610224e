import { bioPages } from "@/lib/bio-pages";
import { domains } from "@/lib/domains";
import { qrDownload } from "@/lib/http/dashboard/qr-download";

export const GET = qrDownload(domains.onChosenDomain(bioPages.qrAddress, "bio page"));
