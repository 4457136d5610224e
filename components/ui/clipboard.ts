import { toast } from "@/components/ui/toast";

/** Writes to the clipboard and confirms with a toast. Without https or permission, the toast says `fallback`. */
export async function copy(write: () => Promise<void>, success: string, fallback: string): Promise<boolean> {
  try {
    await write();
    toast.success(success);
    return true;
  } catch {
    toast.error(`Couldn't copy. ${fallback}`);
    return false;
  }
}

/** `copy` for plain text. */
export const copyText = (text: string, fallback: string): Promise<boolean> =>
  copy(() => navigator.clipboard.writeText(text), "Copied", fallback);
