import { pageUrl } from "@/lib/forms/serialize";
import { get } from "@/lib/forms/service";
import type { Owner } from "@/lib/owner";

/** What the QR code of a form contains. */
export const qrAddress = async (owner: Owner, at: { id?: number }): Promise<string> =>
  pageUrl((await get(owner, at)).slug);
