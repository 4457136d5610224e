import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import { NewForm } from "./new-form";

export const metadata: Metadata = { title: "Create form" };

export default async function NewFormPage() {
  await requireOwner();
  return (
    <>
      <PageHeader title="Create form" back={{ href: "/dashboard/forms", name: "Forms" }} />
      <NewForm shortHost={defaultHost()} />
    </>
  );
}
