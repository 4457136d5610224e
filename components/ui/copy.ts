import { toast } from "@/components/ui/toast";

/** Writes to the clipboard and says so. Browsers may refuse it, and have none without https: then `otherwise` helps. */
export async function copy(write: () => Promise<void>, said: string, otherwise: string): Promise<boolean> {
  try {
    await write();
    toast.success(said);
    return true;
  } catch {
    toast.error(`The browser did not let us copy. ${otherwise}`);
    return false;
  }
}

/** As `copy`, of a plain text. */
export const copyText = (text: string, said: string, otherwise: string): Promise<boolean> =>
  copy(() => navigator.clipboard.writeText(text), said, otherwise);
