import type { Metadata } from "next";
import { headers } from "next/headers";
import { PageHeader } from "@/components/ui/page-header";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import { menuDefaults } from "@/lib/menus/defaults";
import { NewMenu } from "./new-menu";

export const metadata: Metadata = { title: "Create menu" };

export default async function NewMenuPage() {
  await requireOwner();
  const defaults = menuDefaults((await headers()).get("accept-language"));
  return (
    <>
      <PageHeader title="Create menu" back={{ href: "/dashboard/menus", name: "Menus" }} />
      <NewMenu shortHost={defaultHost()} defaults={defaults} />
    </>
  );
}
