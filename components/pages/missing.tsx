import { Notice } from "@/components/pages/notice";

/** Nothing lives at this address, or no longer (CONTRACT §3: unknown). */
export function NotFound() {
  return (
    <Notice
      arm="blank"
      title="There is nothing at this address"
      what="The address may be mistyped or cut off, or what was here has been deleted."
    >
      Check the address for missing or swapped characters, or ask whoever gave it to you for the right one.
    </Notice>
  );
}
