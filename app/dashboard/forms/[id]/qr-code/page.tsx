import type { Metadata } from "next";
import { QrPanel } from "@/components/dashboard/qr/qr-panel";
import { PageHeader } from "@/components/ui/page-header";
import { domains } from "@/lib/domains";
import { forms } from "@/lib/forms";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { withLogos } from "@/lib/images/brand-image";

export const metadata: Metadata = { title: "Form QR code" };

export default async function FormQrPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(forms.get(owner, { id: await readPathId(params) }));
  const { id, title, page_url } = forms.serialize(row, new Date());
  const path = `/dashboard/forms/${id}`;
  return (
    <>
      <PageHeader title="QR code" back={{ href: path, name: title }} />
      <QrPanel path={path} addresses={await withLogos(owner, await domains.pageAddresses(owner, page_url))} />
    </>
  );
}
