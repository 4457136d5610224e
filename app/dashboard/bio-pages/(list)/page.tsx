import { PanelsTopLeft } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list/list-page";
import { listSorts } from "@/components/ui/list/list-sorts";
import { bioPages } from "@/lib/bio-pages";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { BioTable } from "../bio-table";

export const metadata: Metadata = { title: "Bio pages" };

const STATES = [
  { value: "published", name: "Published" },
  { value: "hidden", name: "Hidden" },
];

export default async function BioPagesPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams, STATES);
  const { rows, total } = await bioPages.list(owner, {}, list.paging, list.query, list.view);
  const addressOf = await domains.preferredAddress(owner);
  return (
    <ListPage
      title="Bio pages"
      text="One page with all your links, for your social profiles."
      noun="bio page"
      href="/dashboard/bio-pages"
      icon={PanelsTopLeft}
      purpose="Put all your links on one page, share it in your profiles, and see which links people click."
      searched="Search covers titles and slugs."
      list={list}
      states={STATES}
      sorts={listSorts("Most views")}
      total={total}
    >
      <BioTable
        rows={rows
          .map((row) => bioPages.serialize(row))
          .map((page) => ({ ...page, page_url: addressOf(page.page_url, page.id) }))}
      />
    </ListPage>
  );
}
