import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PlanLimit } from "@/components/dashboard/plan-limit";
import { PageHeader } from "@/components/ui/page-header";
import { readAccount } from "@/lib/accounts/service";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { QUOTAS } from "@/lib/plans";
import { NewDomain } from "./new-domain";

export const metadata: Metadata = { title: "Add domain" };

export default async function NewDomainPage() {
  const { owner, account } = await requireOwner();
  if (env.DOMAINS === "off") notFound();
  const used = (await readAccount(owner)).quotaUsage.domains;
  const cap = QUOTAS[account.plan].domains;
  return (
    <>
      <PageHeader title="Add domain" back={{ href: "/dashboard/domains", name: "Domains" }} />
      {used < cap ? (
        <NewDomain />
      ) : (
        <PlanLimit plan={account.plan} used={used} cap={cap} noun="domain" verb="add" />
      )}
    </>
  );
}
