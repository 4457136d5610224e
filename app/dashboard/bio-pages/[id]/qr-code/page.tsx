import type { Metadata } from "next";
import { QrPanel } from "@/components/dashboard/qr/qr-panel";
import { bioPages } from "@/lib/bio-pages";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { withLogos } from "@/lib/images/brand-image";
import { BioHeader } from "../bio-header";

export const metadata: Metadata = { title: "Bio page QR code" };

export default async function BioPageQrPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const page = bioPages.serialize(await orNotFound(bioPages.get(owner, { id: await readPathId(params) })));
  return (
    <>
      <BioHeader page={page} tab="QR code" />
      <QrPanel
        path={`/dashboard/bio-pages/${page.id}`}
        addresses={await withLogos(owner, await domains.pageAddresses(owner, page.page_url, page.id))}
      />
    </>
  );
}
