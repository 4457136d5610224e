import clsx from "clsx";
import Link from "next/link";
import { CopyButton } from "@/components/ui/copy-button";
import { PageHeader } from "@/components/ui/page-header";
import { PublishedBadge, type WireBioPage } from "../bio-table";
import { BioActions } from "./bio-actions";

const TABS = [
  { path: "", name: "Links" },
  { path: "/look", name: "Profile and look" },
  { path: "/stats", name: "Statistics" },
] as const;

type Props = { page: WireBioPage; tab: (typeof TABS)[number]["name"] };

/** What stands above everything about one bio page. */
export function BioHeader({ page: { id, title, published, page_url }, tab }: Props) {
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: "/dashboard/bio-pages", name: "Bio pages" }}
        badge={<PublishedBadge published={published} />}
        text={
          <span className="flex items-center gap-1 wrap-anywhere">
            {page_url.replace(/^https?:\/\//, "")}
            <CopyButton value={page_url} label={page_url} />
          </span>
        }
      >
        <BioActions page={{ id, title, page_url }} />
      </PageHeader>
      <nav aria-label="Parts of this page" className="mb-6 flex gap-1 overflow-x-auto border-line border-b">
        {TABS.map(({ path, name }) => (
          <Link
            key={name}
            href={`/dashboard/bio-pages/${id}${path}`}
            prefetch={false}
            aria-current={name === tab ? "page" : undefined}
            className={clsx(
              "-mb-px border-b-2 px-3 py-2 text-sm whitespace-nowrap",
              name === tab
                ? "border-accent font-medium"
                : "border-transparent text-quiet hover:border-line hover:text-ink",
            )}
          >
            {name}
          </Link>
        ))}
      </nav>
    </>
  );
}
