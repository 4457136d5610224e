import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { menus } from "@/lib/menus";
import { ImportItems } from "./import-items";

export const metadata: Metadata = { title: "Import dishes" };

export default async function ImportItemsPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const { id, name, currency, language } = await orNotFound(
    menus.get(owner, { id: await readPathId(params) }),
  );
  return (
    <>
      <PageHeader
        title="Import dishes"
        back={{ href: `/dashboard/menus/${id}`, name }}
        text="From a spreadsheet: upload a CSV file or paste the cells. You'll see what will be added before anything is saved."
      />
      <ImportItems menu={{ id, currency, language }} />
    </>
  );
}
