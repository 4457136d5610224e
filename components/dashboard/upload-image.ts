import { UNREACHABLE } from "@/components/ui/call-action";

/** The `accept` of image inputs. */
export const IMAGE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

const MAX_BYTES = 5 * 1024 * 1024;

/** Uploads an image; resolves to an error message, if any. */
export async function uploadImage(to: string, file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return "The file is larger than 5 MB. Choose a smaller one.";
  try {
    const response = await fetch(to, { method: "POST", body: file });
    if (response.ok) return undefined;
    const { message }: { message?: string } = await response.json();
    return message ? message.replace(/^image /, "The file ") : "Couldn't upload the image. Try again.";
  } catch {
    return UNREACHABLE;
  }
}
