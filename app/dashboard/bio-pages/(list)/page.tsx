import { PanelsTopLeft } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list-page";
import { bioPages } from "@/lib/bio-pages";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { BioTable } from "../bio-table";

export const metadata: Metadata = { title: "Bio pages" };

export default async function BioPagesPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams);
  const { rows, total } = await bioPages.list(owner, {}, list.paging, list.query);
  return (
    <ListPage
      title="Bio pages"
      text="One page with all your links, for profiles that allow only one."
      noun="bio page"
      href="/dashboard/bio-pages"
      icon={PanelsTopLeft}
      purpose="A bio page holds your links, your picture and where else you are, made for phones, in one of eight themes. It counts views, and clicks on each link."
      searched="Title and address were searched."
      list={list}
      total={total}
    >
      <BioTable rows={rows.map((row) => bioPages.serialize(row))} />
    </ListPage>
  );
}
