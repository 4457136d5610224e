import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Shell } from "@/components/dashboard/shell";
import { readAccount } from "@/lib/account/service";
import { requireOwner } from "@/lib/http/session";

export const metadata: Metadata = { robots: { index: false } };

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { owner, account } = await requireOwner();
  const { usage } = await readAccount(owner);
  const { email, name, plan } = account;
  return (
    <Shell account={{ email, name, plan }} links={usage.links} marks={{}}>
      {children}
    </Shell>
  );
}
