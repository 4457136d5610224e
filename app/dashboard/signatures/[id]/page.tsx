import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { signatures } from "@/lib/signatures";
import { CopySignature } from "../copy-signature";
import { EditSignature } from "./edit-signature";
import { SignatureActions } from "./signature-actions";

export const metadata: Metadata = { title: "Signature" };

export default async function SignaturePage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(signatures.get(owner, { id: await readPathId(params) }));
  const { signature_html, signature_text } = signatures.serialize(row);
  const { id, created_at, updated_at, ...stored } = signatures.serializeListed(row);
  return (
    <>
      <PageHeader title={stored.name} back={{ href: "/dashboard/signatures", name: "Signatures" }}>
        <CopySignature html={signature_html} text={signature_text} />
        <SignatureActions id={id} title={stored.name} />
      </PageHeader>
      <EditSignature id={id} stored={stored} />
    </>
  );
}
