import { Globe } from "lucide-react";
import type { Metadata } from "next";
import { LimitedListPage } from "@/components/dashboard/limited-list-page";
import { EmptyState } from "@/components/ui/empty-state";
import { listSorts } from "@/components/ui/list/list-sorts";
import { readAccount } from "@/lib/accounts/service";
import { domains } from "@/lib/domains";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { QUOTAS } from "@/lib/plans";
import { DomainTable } from "../domain-table";

export const metadata: Metadata = { title: "Domains" };

const STATES = [
  { value: "pending", name: "Pending" },
  { value: "active", name: "Active" },
  { value: "failing", name: "Failing" },
  { value: "lost", name: "Lost" },
];

export default async function DomainsPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner, account } = await requireOwner();
  if (env.DOMAINS === "off")
    return (
      <EmptyState
        icon={Globe}
        title="Domains are turned off"
        text="The operator of this server has turned off custom domains."
      />
    );
  const list = await readListQuery(searchParams, STATES);
  const [{ rows, total }, { quotaUsage }] = await Promise.all([
    domains.list(owner, {}, list.paging, list.query, list.view),
    readAccount(owner),
  ]);
  return (
    <LimitedListPage
      title="Domains"
      text="Your own domain names for short links and pages."
      noun="domain"
      verb="Add"
      href="/dashboard/domains"
      icon={Globe}
      purpose="Use your own domain, like go.example.com, instead of this server's. You need access to its DNS records."
      searched="Search covers names."
      list={list}
      states={STATES}
      sorts={listSorts()}
      total={total}
      plan={account.plan}
      used={quotaUsage.domains}
      cap={QUOTAS[account.plan].domains}
    >
      <DomainTable rows={rows.map(domains.serialize)} />
    </LimitedListPage>
  );
}
