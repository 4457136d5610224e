import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { links } from "@/lib/links";
import { editorChoices } from "../../editor/choices";
import { fieldsOfLink } from "../../editor/initial";
import { EditLink } from "./edit-link";

export const metadata: Metadata = { title: "Edit link" };

export default async function EditLinkPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(links.get(owner, { id: await readPathId(params) }));
  const link = links.serialize(row, new Date());
  const { id, slug, domain, expires_at: expiresAt, has_password: hasPassword } = link;
  return (
    <>
      <PageHeader title={`Edit ${slug}`} back={{ href: `/dashboard/links/${id}`, name: slug }} />
      <EditLink
        link={{ id, slug, domain, expiresAt, hasPassword }}
        stored={fieldsOfLink(link)}
        choices={await editorChoices(owner)}
      />
    </>
  );
}
