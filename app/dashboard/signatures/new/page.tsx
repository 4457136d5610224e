import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { NewSignature } from "./new-signature";

export const metadata: Metadata = { title: "Create signature" };

export default async function NewSignaturePage() {
  const { account } = await requireOwner();
  return (
    <>
      <PageHeader title="Create signature" back={{ href: "/dashboard/signatures", name: "Signatures" }} />
      <NewSignature fullName={account.name} email={account.email} />
    </>
  );
}
