import { sha256 } from "@/lib/crypto/secrets";

/**
 * A hash that URLs share when they are equal after WHATWG normalization: host case and default port don't matter;
 * path, query and fragment do (docs/contract.md §3).
 */
export const urlHash = (url: string) => sha256(new URL(url).href);
