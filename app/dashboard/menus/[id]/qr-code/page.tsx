import type { Metadata } from "next";
import { QrPanel } from "@/components/dashboard/qr/qr-panel";
import { Link } from "@/components/ui/link";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { withLogos } from "@/lib/images/brand-image";
import { menus } from "@/lib/menus";
import { MenuHeader } from "../menu-header";

export const metadata: Metadata = { title: "Menu QR code" };

export default async function MenuQrPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(menus.get(owner, { id: await readPathId(params) }));
  const menu = menus.serialize(row);
  return (
    <>
      <MenuHeader menu={menu} part="QR code" />
      <QrPanel
        path={`/dashboard/menus/${menu.id}`}
        addresses={await withLogos(owner, await domains.pageAddresses(owner, menu.page_url))}
      />
      <p className="mt-4 text-quiet text-sm">
        For a code on every table, print{" "}
        <Link href={`/dashboard/menus/${menu.id}/cards`} className="underline">
          table cards
        </Link>
        .
      </p>
    </>
  );
}
