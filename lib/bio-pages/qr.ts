import { pageUrl } from "@/lib/bio-pages/serialize";
import { get } from "@/lib/bio-pages/service";
import type { Owner } from "@/lib/owner";

/** What the QR code of a bio page contains. */
export const qrAddress = async (owner: Owner, at: { id?: number }): Promise<string> =>
  pageUrl((await get(owner, at)).slug);
