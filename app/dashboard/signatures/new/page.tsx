import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { NewSignature } from "./new-signature";

export const metadata: Metadata = { title: "Create signature" };

export default async function NewSignaturePage() {
  const { user } = await requireOwner();
  return (
    <>
      <PageHeader title="Create signature" back={{ href: "/dashboard/signatures", name: "Signatures" }} />
      <NewSignature fullName={user.name} email={user.email} />
    </>
  );
}
