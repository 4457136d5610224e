import { Printer } from "lucide-react";
import { withoutScheme } from "@/components/ui/address";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { LinkTabs } from "@/components/ui/link-tabs";
import { OpenButton } from "@/components/ui/open-button";
import { PageHeader } from "@/components/ui/page-header";
import { Published, type WireMenu } from "../menu-table";

type Props = { menu: WireMenu; part: "Dishes" | "Look and details" | "Statistics" };

/** The heading of all pages of one menu: its address, its codes to print, and its parts. */
export function MenuHead({ menu: { id, name, page_url, published, tables }, part }: Props) {
  const address = withoutScheme(page_url);
  const page = `/dashboard/menus/${id}`;
  const tabs = [
    { href: page, name: "Dishes" },
    { href: `${page}/edit`, name: "Look and details" },
    { href: `${page}/statistics`, name: "Statistics" },
  ];
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
        <OpenButton href={page_url} />
        <a href={`${page}/sheet`} download={`${name}.pdf`} className={buttonClass()}>
          <Printer className="size-4" aria-hidden />
          {tables.length > 0 ? `Print ${tables.length + 1} codes` : "Print the code"}
        </a>
      </PageHeader>
      <LinkTabs label="Parts of the menu" tabs={tabs} current={part} />
    </>
  );
}
