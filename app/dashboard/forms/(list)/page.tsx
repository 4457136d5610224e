import { TextCursorInput } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list/list-page";
import { listSorts } from "@/components/ui/list/list-sorts";
import { domains } from "@/lib/domains";
import { forms } from "@/lib/forms";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { FormTable } from "../form-table";

export const metadata: Metadata = { title: "Forms" };

const STATES = [
  { value: "open", name: "Accepting answers" },
  { value: "closed", name: "Closed" },
  { value: "draft", name: "Hidden" },
];

export default async function FormsPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams, STATES);
  const { rows, total } = await forms.list(owner, {}, list.paging, list.query, list.view);
  const now = new Date();
  const addressOf = await domains.preferredAddress(owner);
  return (
    <ListPage
      title="Forms"
      text="Collect answers from your visitors."
      noun="form"
      href="/dashboard/forms"
      icon={TextCursorInput}
      purpose="Create sign-up, feedback or order forms, share the link, and download the submissions."
      searched="Search covers titles and slugs."
      list={list}
      states={STATES}
      sorts={listSorts("Most submissions")}
      total={total}
    >
      <FormTable
        rows={rows
          .map((row) => forms.serialize(row, now))
          .map((form) => ({ ...form, page_url: addressOf(form.page_url) }))}
      />
    </ListPage>
  );
}
