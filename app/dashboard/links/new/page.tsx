import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { utmTemplates } from "@/lib/utm";
import { NewLink } from "./new-link";

export const metadata: Metadata = { title: "Create link" };

export default async function NewLinkPage() {
  const { owner } = await requireOwner();
  const templates = (await utmTemplates.list(owner)).map(utmTemplates.serialize);
  return (
    <>
      <PageHeader title="Create link" back={{ href: "/dashboard/links", name: "Links" }} />
      <NewLink shortHost={new URL(env.SHORT_URL).host} templates={templates} />
    </>
  );
}
