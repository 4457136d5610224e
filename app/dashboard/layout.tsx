import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Shell } from "@/components/dashboard/shell/shell";
import { requireOwner } from "@/lib/http/auth/session";
import { webhooks } from "@/lib/webhooks";
import { countLinks } from "./actions";

export const metadata: Metadata = { robots: { index: false } };

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { owner, user, account } = await requireOwner();
  const disabled = await webhooks.disabledWebhooks(owner);
  return (
    <Shell
      account={{ email: user.email, name: user.name, plan: account.plan }}
      countLinks={countLinks}
      alerts={{ "/dashboard/webhooks": disabled.length }}
    >
      {children}
    </Shell>
  );
}
