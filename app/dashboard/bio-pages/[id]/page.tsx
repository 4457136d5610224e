import type { Metadata } from "next";
import { bioPages } from "@/lib/bio-pages";
import { MAX_LINKS } from "@/lib/bio-pages/schema";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { BioHeader } from "./bio-header";
import { LinkEditor } from "./lazy-link-editor";

export const metadata: Metadata = { title: "Bio page" };

export default async function BioPagePage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const page = bioPages.serialize(await orNotFound(bioPages.get(owner, { id: await readPathId(params) })));
  const { id, links = [], ...stored } = page;
  return (
    <>
      <BioHeader page={page} tab="Links" />
      <LinkEditor id={id} links={links} stored={stored} maxLinks={MAX_LINKS} />
    </>
  );
}
