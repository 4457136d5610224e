import { FileSignature } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list/list-page";
import { listSorts } from "@/components/ui/list/list-sorts";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { signatures } from "@/lib/signatures";
import { SignatureTable } from "../signature-table";

export const metadata: Metadata = { title: "Signatures" };

export default async function SignaturesPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams);
  const { rows, total } = await signatures.list(owner, {}, list.paging, list.query, list.view);
  return (
    <ListPage
      title="Signatures"
      text="Email signatures with your photo, logo and contact details."
      noun="signature"
      href="/dashboard/signatures"
      icon={FileSignature}
      purpose="Fill in your details, choose a template, and copy the signature into Gmail, Outlook or Apple Mail."
      searched="Search covers names."
      list={list}
      sorts={listSorts()}
      total={total}
    >
      <SignatureTable rows={rows.map(signatures.serializeListed)} />
    </ListPage>
  );
}
