import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { links } from "@/lib/links";
import { EditLink } from "./edit-link";

export const metadata: Metadata = { title: "Edit link" };

export default async function EditLinkPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(links.get(owner, { id: await readPathId(params) }));
  const { id, slug, long_url, title, starts_at, expires_at, click_limit, paused } = links.serialize(
    row,
    new Date(),
  );
  const stored = { url: long_url, alias: slug, title, starts_at, expires_at, click_limit, paused };
  return (
    <>
      <PageHeader title={`Edit ${slug}`} back={{ href: `/dashboard/links/${id}`, name: slug }} />
      <EditLink id={id} slug={slug} stored={stored} shortHost={new URL(env.SHORT_URL).host} />
    </>
  );
}
