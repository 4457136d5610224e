import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import { NewBioPage } from "./new-bio-page";

export const metadata: Metadata = { title: "Create bio page" };

export default async function NewBioPagePage() {
  await requireOwner();
  return (
    <>
      <PageHeader title="Create bio page" back={{ href: "/dashboard/bio-pages", name: "Bio pages" }} />
      <NewBioPage shortHost={defaultHost()} />
    </>
  );
}
