import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { utmTemplates } from "@/lib/utm";
import { Builder } from "./builder";

export const metadata: Metadata = { title: "UTM builder" };

export default async function UtmPage() {
  const { owner } = await requireOwner();
  const templates = (await utmTemplates.list(owner)).map(utmTemplates.serialize);
  return (
    <>
      <PageHeader
        title="UTM builder"
        text="Adds the names of a campaign to an address, so that analytics can tell where visitors came from."
      />
      <Builder templates={templates} />
    </>
  );
}
