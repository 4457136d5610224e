import { bioPages } from "@/lib/bio-pages";
import { download } from "@/lib/http/dashboard/download";

export const GET = download(async ({ owner, at, query }) => bioPages.qr(owner, at, query));
