import { Link2 } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list-page";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { links } from "@/lib/links";
import { LinkTable } from "../link-table";

export const metadata: Metadata = { title: "Links" };

export default async function LinksPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams);
  const { rows, total } = await links.list(owner, {}, list.paging, list.query);
  const now = new Date();
  return (
    <ListPage
      title="Links"
      text="Short links that count every visitor."
      noun="link"
      href="/dashboard/links"
      icon={Link2}
      purpose="Shorten a URL, share it, and see who clicks. Every link has a QR code."
      searched="Search covers slugs, titles and destinations."
      list={list}
      total={total}
    >
      <LinkTable rows={rows.map((row) => links.serialize(row, now))} />
    </ListPage>
  );
}
