import type { Metadata } from "next";
import { bioPages } from "@/lib/bio-pages";
import { MAX_LINKS } from "@/lib/bio-pages/options";
import { forms } from "@/lib/forms";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { BioHeader } from "./bio-header";
import { LinkEditor } from "./lazy-link-editor";

/** More than any account will choose from. */
const MAX_FORMS = 500;

export const metadata: Metadata = { title: "Bio page" };

export default async function BioPagePage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const page = bioPages.serialize(await orNotFound(bioPages.get(owner, { id: await readPathId(params) })));
  const { id, links = [], ...stored } = page;
  const { rows } = await forms.list(owner, {}, { limit: MAX_FORMS, offset: 0 }, {});
  const choices = rows.map((row) => {
    const { title, page_url, state } = forms.serialize(row, new Date());
    return { title, page_url, state };
  });
  return (
    <>
      <BioHeader page={page} tab="Links" />
      <LinkEditor id={id} links={links} stored={stored} forms={choices} maxLinks={MAX_LINKS} />
    </>
  );
}
