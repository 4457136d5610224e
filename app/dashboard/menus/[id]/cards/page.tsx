import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { withLogos } from "@/lib/images/brand-image";
import { menus } from "@/lib/menus";
import { MenuHeader } from "../menu-header";
import { CardDesigner } from "./card-designer";

export const metadata: Metadata = { title: "Table cards" };

export default async function TableCardsPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(menus.get(owner, { id: await readPathId(params) }));
  const { id, name, accent, tables, items, ...menu } = menus.serialize(row);
  return (
    <>
      <MenuHeader menu={{ id, name, accent, tables, ...menu }} part="Table cards" />
      <CardDesigner
        id={id}
        name={name}
        accent={accent}
        revision={row.revision}
        tables={tables.length}
        addresses={await withLogos(owner, await domains.pageAddresses(owner, menu.page_url))}
      />
      {tables.length === 0 && (
        <p className="mt-4 text-quiet text-sm">
          For a card per table, add your tables in{" "}
          <Link href={`/dashboard/menus/${id}/edit`} className="underline">
            Settings
          </Link>
          .
        </p>
      )}
    </>
  );
}
