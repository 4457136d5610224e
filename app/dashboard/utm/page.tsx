import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { domains } from "@/lib/domains";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import { utmTemplates } from "@/lib/utm";
import { Builder } from "./builder";

export const metadata: Metadata = { title: "UTM builder" };

export default async function UtmPage() {
  const { owner } = await requireOwner();
  const templates = (await utmTemplates.list(owner)).map(utmTemplates.serialize);
  const hosts = { shortHost: defaultHost(), domains: await domains.serving(owner) };
  return (
    <>
      <PageHeader
        title="UTM builder"
        text="Add campaign parameters to a URL to see in your analytics where visitors come from."
      />
      <Builder templates={templates} hosts={hosts} />
    </>
  );
}
