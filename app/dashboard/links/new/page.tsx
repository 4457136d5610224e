import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { NewLink } from "./new-link";

export const metadata: Metadata = { title: "Create link" };

export default async function NewLinkPage() {
  await requireOwner();
  return (
    <>
      <PageHeader title="Create link" back={{ href: "/dashboard/links", name: "Links" }} />
      <NewLink shortHost={new URL(env.SHORT_URL).host} />
    </>
  );
}
