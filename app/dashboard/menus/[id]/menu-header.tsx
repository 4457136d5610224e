import { Printer } from "lucide-react";
import { PublishedBadge } from "@/components/dashboard/published-badge";
import { LinkButton } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { ExternalLinkButton } from "@/components/ui/external-link-button";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { UrlText } from "@/components/ui/url-text";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import type { WireMenu } from "../menu-table";

type Props = { menu: WireMenu; part: "Dishes" | "Table cards" | "QR code" | "Settings" | "Statistics" };

/** The shared header of a menu's tabs: URL, QR codes and tabs. */
export async function MenuHeader({ menu: { id, name, page_url, published }, part }: Props) {
  const { owner } = await requireOwner();
  const [{ url, text }] = await domains.pageAddresses(owner, page_url);
  const page = `/dashboard/menus/${id}`;
  const tabs = [
    { href: page, name: "Dishes" },
    { href: `${page}/cards`, name: "Table cards" },
    { href: `${page}/qr-code`, name: "QR code" },
    { href: `${page}/edit`, name: "Settings" },
    { href: `${page}/statistics`, name: "Statistics" },
  ];
  return (
    <>
      <PageHeader
        title={name}
        back={{ href: "/dashboard/menus", name: "Menus" }}
        badge={<PublishedBadge published={published} />}
        text={
          <span className="flex items-center gap-1">
            <UrlText url={text} />
            <CopyButton value={url} label={url} />
          </span>
        }
      >
        <ExternalLinkButton href={url}>View menu</ExternalLinkButton>
        {part !== "Table cards" && (
          <LinkButton href={`${page}/cards`}>
            <Printer className="size-4" aria-hidden />
            Print table cards
          </LinkButton>
        )}
      </PageHeader>
      <LinkTabs label="Menu sections" tabs={tabs} current={part} />
    </>
  );
}
