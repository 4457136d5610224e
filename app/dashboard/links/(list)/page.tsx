import { Link2 } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list/list-page";
import { listSorts } from "@/components/ui/list/list-sorts";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { links } from "@/lib/links";
import { LinkTable } from "../link-table";

export const metadata: Metadata = { title: "Links" };

const STATES = [
  { value: "ok", name: "Active" },
  { value: "scheduled", name: "Scheduled" },
  { value: "expired", name: "Expired" },
  { value: "limit_reached", name: "Limit reached" },
  { value: "disabled", name: "Paused" },
];

export default async function LinksPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner } = await requireOwner();
  const list = await readListQuery(searchParams, STATES);
  const { rows, total } = await links.list(owner, {}, list.paging, list.query, list.view);
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
      states={STATES}
      sorts={listSorts("Most clicks")}
      total={total}
    >
      <LinkTable rows={rows.map((row) => links.serialize(row, now))} />
    </ListPage>
  );
}
