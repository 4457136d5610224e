import { UrlText } from "@/components/ui/url-text";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";

/**
 * A URL of ours as one line or more: where there is little room the host goes first, never the slug, which is what
 * differs from row to row.
 */
export function RowUrl({ url }: { url: string }) {
  const shown = withoutScheme(url);
  // A domain itself has none.
  const slash = Math.max(0, shown.lastIndexOf("/"));
  return (
    <span className="flex min-w-0">
      {slash > 0 && (
        <span className="hidden min-w-12 shrink-[9999] truncate sm:block">{shown.slice(0, slash)}</span>
      )}
      <span className="min-w-0">
        <UrlText url={shown.slice(slash)} />
      </span>
    </span>
  );
}
