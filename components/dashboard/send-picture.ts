import { UNREACHABLE } from "@/components/ui/reach";

/** What a control for pictures offers. */
export const PICTURES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

const MOST_BYTES = 5 * 1024 * 1024;

/** Sends a picture to a route of ours; answers what went wrong, if anything. */
export async function sendPicture(to: string, file: File): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return "The picture is larger than 5 MB: choose a smaller one";
  try {
    const response = await fetch(to, { method: "POST", body: file });
    if (response.ok) return undefined;
    const { message }: { message?: string } = await response.json();
    return message ? message.replace(/^image /, "The file ") : "The picture could not be kept";
  } catch {
    return UNREACHABLE;
  }
}
