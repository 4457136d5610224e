import { Download, Inbox, SearchX } from "lucide-react";
import type { Metadata } from "next";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageOutOfRange } from "@/components/ui/list/page-out-of-range";
import { Pager } from "@/components/ui/list/pager";
import { SearchBox } from "@/components/ui/list/search-box";
import { PageHeader } from "@/components/ui/page-header";
import { domains } from "@/lib/domains";
import { forms } from "@/lib/forms";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readListQuery, readPathId, type SearchParams } from "@/lib/http/dashboard/page-params";
import { SubmissionCards, SubmissionTable } from "./submission-table";

export const metadata: Metadata = { title: "Submissions" };

/** What to do for submissions of a form that isn't open, by its state. */
const SHARING: Readonly<Record<string, string>> = {
  draft: "Publish the form, then share its URL.",
  closed: "Reopen the form, then share its URL.",
  ended: "Extend the form's closing date, then share its URL.",
};

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function SubmissionsPage({ params, searchParams }: Props) {
  const { owner } = await requireOwner();
  const id = await readPathId(params);
  const form = await orNotFound(forms.get(owner, { id }));
  const { page, size, paging, query, q } = await readListQuery(searchParams);
  const { rows, total } = await forms.listSubmissions(owner, { id }, paging, query);
  const list = { formId: id, fields: forms.fieldsOf(form), rows };
  const { page_url, state } = forms.serialize(form, new Date());
  const [{ url }] = await domains.pageAddresses(owner, page_url);
  const urlQuery: Record<string, string> = q ? { q } : {};
  return (
    <>
      <PageHeader title="Submissions" back={{ href: `/dashboard/forms/${id}`, name: form.title }}>
        {form.submissions > 0 && (
          <a href={`/dashboard/forms/${id}/export`} download className={buttonClass()}>
            <Download className="size-4" aria-hidden />
            Download CSV
          </a>
        )}
      </PageHeader>
      {(total > 0 || q) && (
        <div className="mb-4">
          <SearchBox label="Search submissions" />
        </div>
      )}
      {rows.length > 0 && <SubmissionTable {...list} />}
      {rows.length > 0 && <SubmissionCards {...list} />}
      {total === 0 && q && (
        <EmptyState icon={SearchX} title={`No submissions match “${q}”`} text="Search covers all answers." />
      )}
      {total === 0 && !q && (
        <EmptyState
          icon={Inbox}
          title="No submissions yet"
          text={`${SHARING[state] ?? "Share the form's URL."} New submissions appear here.`}
        >
          <CopyButton value={url} label={url}>
            Copy URL
          </CopyButton>
        </EmptyState>
      )}
      {rows.length === 0 && total > 0 && <PageOutOfRange page={page} query={urlQuery} />}
      {rows.length > 0 && <Pager page={page} size={size} total={total} query={urlQuery} />}
    </>
  );
}
