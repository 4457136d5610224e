import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { RowUrl } from "./row-url";

type Props = {
  href: string;
  title: string;
  /** The public address. */
  url?: string;
  thumbnail?: ReactNode;
  /** The status, shown here where its column is hidden. */
  badge?: ReactNode;
  children?: ReactNode;
};

/** The first cell of a row: its name, and on phones its status. */
export const RowName = ({ href, title, url, thumbnail, badge, children }: Props) => (
  <div className="flex min-w-0 items-center gap-3">
    {thumbnail}
    <div className="min-w-0">
      <Link href={href} title={title} className="line-clamp-2 font-medium wrap-anywhere hover:underline">
        {title}
      </Link>
      {url && (
        <div className="flex items-center gap-1 text-quiet text-xs">
          <RowUrl url={url} />
          <CopyButton value={url} label={url} />
        </div>
      )}
      {children}
      {badge && <div className="mt-1 sm:hidden">{badge}</div>}
    </div>
  </div>
);
