import { download } from "@/lib/http/dashboard/download";
import { links } from "@/lib/links";

export const GET = download(async ({ owner, at, query }) => links.qr(owner, at, query));
