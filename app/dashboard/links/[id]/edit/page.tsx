import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { links } from "@/lib/links";
import { utmTemplates } from "@/lib/utm";
import { fieldsOfLink } from "../../editor/initial";
import { EditLink } from "./edit-link";

export const metadata: Metadata = { title: "Edit link" };

export default async function EditLinkPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(links.get(owner, { id: await readPathId(params) }));
  const templates = (await utmTemplates.list(owner)).map(utmTemplates.serialize);
  const link = links.serialize(row, new Date());
  const { id, slug, expires_at: expiresAt, has_password: hasPassword } = link;
  return (
    <>
      <PageHeader title={`Edit ${slug}`} back={{ href: `/dashboard/links/${id}`, name: slug }} />
      <EditLink
        link={{ id, slug, expiresAt, hasPassword }}
        stored={fieldsOfLink(link)}
        shortHost={new URL(env.SHORT_URL).host}
        templates={templates}
      />
    </>
  );
}
