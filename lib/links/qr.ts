import { shortUrl } from "@/lib/domains/hosts/origin";
import { get } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";

/** What the QR code of a link contains. */
export const qrAddress = async (owner: Owner, at: { id?: number }): Promise<string> =>
  shortUrl(await get(owner, at));
