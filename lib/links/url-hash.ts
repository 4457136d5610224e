import { sha256 } from "@/lib/crypto/secrets";

/** What two URLs share when they are the same after WHATWG normalisation: host case and default port don't matter, path, query and fragment do (CONTRACT §3). */
export const urlHash = (url: string) => sha256(new URL(url).href);
