import { PublishedBadge } from "@/components/dashboard/published-badge";
import { CopyButton } from "@/components/ui/copy-button";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { UrlText } from "@/components/ui/url-text";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import type { WireBioPage } from "../bio-table";
import { BioActions } from "./bio-actions";

type Props = { page: WireBioPage; tab: "Links" | "Appearance" | "QR code" | "Statistics" };

/** The shared header of a bio page's tabs. */
export async function BioHeader({ page: { id, title, published, page_url }, tab }: Props) {
  const { owner } = await requireOwner();
  const [{ url, text }] = await domains.pageAddresses(owner, page_url, id);
  const page = `/dashboard/bio-pages/${id}`;
  const tabs = [
    { href: page, name: "Links" },
    { href: `${page}/appearance`, name: "Appearance" },
    { href: `${page}/qr-code`, name: "QR code" },
    { href: `${page}/stats`, name: "Statistics" },
  ];
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: "/dashboard/bio-pages", name: "Bio pages" }}
        badge={<PublishedBadge published={published} />}
        text={
          <span className="flex items-center gap-1">
            <UrlText url={text} />
            <CopyButton value={url} label={url} />
          </span>
        }
      >
        <BioActions page={{ id, title, page_url: url }} />
      </PageHeader>
      <LinkTabs label="Bio page sections" tabs={tabs} current={tab} />
    </>
  );
}
