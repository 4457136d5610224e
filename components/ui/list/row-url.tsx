import { UrlText } from "@/components/ui/url-text";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";

/**
 * A short URL, which may wrap: in narrow columns the host is hidden first, never the slug, which differs between rows.
 */
export function RowUrl({ url }: { url: string }) {
  const shown = withoutScheme(url);
  // A domain's root has none.
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
