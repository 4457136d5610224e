import { pageUrl } from "@/lib/menus/serialize";
import { get } from "@/lib/menus/service";
import type { Owner } from "@/lib/owner";

/** What the QR code of a menu contains. */
export const qrAddress = async (owner: Owner, at: { id?: number }): Promise<string> =>
  pageUrl((await get(owner, at)).slug);
