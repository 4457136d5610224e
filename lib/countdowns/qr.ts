import { pageUrl } from "@/lib/countdowns/serialize";
import { get } from "@/lib/countdowns/service";
import type { Owner } from "@/lib/owner";

/** What the QR code of a countdown page contains. */
export const qrAddress = async (owner: Owner, at: { id?: number }): Promise<string> =>
  pageUrl((await get(owner, at)).slug);
