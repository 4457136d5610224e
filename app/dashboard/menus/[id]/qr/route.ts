import { qrDownload } from "@/lib/http/dashboard/qr-download";
import { menus } from "@/lib/menus";

export const GET = qrDownload(async (owner, at) => menus.serialize(await menus.get(owner, at)).page_url);
