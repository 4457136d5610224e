import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { NewForm } from "./new-form";

export const metadata: Metadata = { title: "Create form" };

export default async function NewFormPage() {
  await requireOwner();
  return (
    <>
      <PageHeader title="Create form" back={{ href: "/dashboard/forms", name: "Forms" }} />
      <NewForm shortHost={new URL(env.SHORT_URL).host} />
    </>
  );
}
