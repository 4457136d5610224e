import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { editorChoices } from "../editor/choices";
import { PasteList } from "./paste-list";

export const metadata: Metadata = { title: "Paste a list" };

export default async function PastePage() {
  const { owner } = await requireOwner();
  return (
    <>
      <PageHeader
        title="Paste a list"
        back={{ href: "/dashboard/links", name: "Links" }}
        text={
          <>
            Create many links at once. For thousands, or with more settings,{" "}
            <Link href="/dashboard/links/import" className="text-accent underline">
              import a CSV file
            </Link>
            .
          </>
        }
      />
      <PasteList choices={await editorChoices(owner)} />
    </>
  );
}
