import { Notice } from "@/components/pages/notice";

/** The 404 page (docs/contract.md §3: unknown). */
export function NotFound() {
  return (
    <Notice arm="blank" title="Page not found" what="The URL may be mistyped, or the page was deleted.">
      Check the URL, or ask the person who shared it.
    </Notice>
  );
}
