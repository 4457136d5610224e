import { FileSignature, Plus, SearchX } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { SearchBox } from "@/components/ui/search-box";
import { readListQuery, type SearchParams } from "@/lib/http/page";
import { requireOwner } from "@/lib/http/session";
import { signatures } from "@/lib/signatures";
import { SignatureTable } from "../signature-table";

export const metadata: Metadata = { title: "Signatures" };

export default async function SignaturesPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const { page, size, paging, query, q } = await readListQuery(searchParams);
  const { rows, total } = await signatures.list(owner, {}, paging, query);
  return (
    <>
      <PageHeader
        title="Signatures"
        text="What stands below your mails, in a form that every mail program shows."
      >
        <LinkButton href="/dashboard/signatures/new" look="primary">
          <Plus className="size-4" aria-hidden />
          New signature
        </LinkButton>
      </PageHeader>
      {(total > 0 || q) && (
        <div className="mb-4">
          <SearchBox label="Search signatures" />
        </div>
      )}
      {rows.length > 0 && <SignatureTable rows={rows.map(signatures.serializeListed)} />}
      {rows.length === 0 && q && (
        <EmptyState icon={SearchX} title={`No signature holds “${q}”`} text="Names were searched." />
      )}
      {total === 0 && !q && (
        <EmptyState
          icon={FileSignature}
          title="No signatures yet"
          text="Fill in who you are and how you are reached, choose a template, and copy the result into Gmail, Outlook or Apple Mail."
        >
          <LinkButton href="/dashboard/signatures/new" look="primary">
            Make the first one
          </LinkButton>
        </EmptyState>
      )}
      {total > 0 && <Pager page={page} size={size} total={total} query={q ? { q } : {}} />}
    </>
  );
}
