import clsx from "clsx";
import { ExternalLink, Printer } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { PageHeader } from "@/components/ui/page-header";
import { Published, type WireMenu } from "../menu-table";

const PARTS = [
  { path: "", name: "Dishes" },
  { path: "/edit", name: "Look and details" },
  { path: "/statistics", name: "Statistics" },
] as const;

type Props = { menu: WireMenu; part: (typeof PARTS)[number]["path"] };

/** The heading of all pages of one menu: its address, its codes to print, and its parts. */
export function MenuHead({ menu: { id, name, page_url, published, tables }, part }: Props) {
  const address = page_url.replace(/^https?:\/\//, "");
  return (
    <>
      <PageHeader
        title={name}
        back={{ href: "/dashboard/menus", name: "Menus" }}
        badge={<Published published={published} />}
        text={
          <span className="flex items-center gap-1">
            <span className="truncate">{address}</span>
            <CopyButton value={page_url} label={address} />
          </span>
        }
      >
        <a href={page_url} target="_blank" rel="noopener" className={buttonClass()}>
          <ExternalLink className="size-4" aria-hidden />
          Open
        </a>
        <a href={`/dashboard/menus/${id}/sheet`} download={`${name}.pdf`} className={buttonClass()}>
          <Printer className="size-4" aria-hidden />
          {tables.length > 0 ? `Print ${tables.length + 1} codes` : "Print the code"}
        </a>
      </PageHeader>
      <nav aria-label="Parts of the menu" className="mb-6 flex gap-1 overflow-x-auto border-line border-b">
        {PARTS.map(({ path, name: label }) => (
          <Link
            key={path}
            href={`/dashboard/menus/${id}${path}`}
            prefetch={false}
            aria-current={path === part ? "page" : undefined}
            className={clsx(
              "-mb-px whitespace-nowrap border-b-2 px-3 py-2 text-sm",
              path === part ? "border-accent font-medium" : "border-transparent text-quiet hover:text-ink",
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
