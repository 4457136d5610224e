import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { editorChoices } from "../editor/choices";
import { NewLink } from "./new-link";

export const metadata: Metadata = { title: "Create link" };

export default async function NewLinkPage() {
  const { owner } = await requireOwner();
  return (
    <>
      <PageHeader title="Create link" back={{ href: "/dashboard/links", name: "Links" }}>
        <LinkButton href="/dashboard/links/paste">Paste a list</LinkButton>
      </PageHeader>
      <NewLink choices={await editorChoices(owner)} />
    </>
  );
}
