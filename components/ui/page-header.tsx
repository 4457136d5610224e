import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link";
import { UrlText } from "./url-text";

type Props = {
  /** A name or a URL. */
  title: string;
  /** The parent page. */
  back?: { href: string; name: string };
  badge?: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
};

/** The heading of a page, with its actions on the right. */
export function PageHeader({ title, back, badge, text, children }: Props) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        {back && (
          <Link
            href={back.href}
            className="mb-1 inline-flex max-w-full items-center gap-1 text-quiet text-sm hover:text-ink"
          >
            <ChevronLeft className="size-4 shrink-0" aria-hidden />
            <span className="truncate">{back.name}</span>
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 font-semibold text-2xl tracking-tight">
            <UrlText url={title} />
          </h1>
          {badge}
        </div>
        {text && <p className="mt-1 max-w-prose text-quiet text-sm wrap-anywhere">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
