"use client";

import { PictureField } from "@/components/dashboard/picture-field";
import { useStoredPicture } from "@/components/dashboard/stored-picture";
import { removeDomainLogo } from "../actions";

/** The logo for QR codes of links on this domain. It is saved at once. */
export function DomainLogo({ id, logo }: { id: number; logo: string | null }) {
  const url = `/dashboard/domains/${id}/logo`;
  const { busy, fault, choose } = useStoredPicture("Logo", url, () => removeDomainLogo(id));
  return (
    <>
      <PictureField
        name="Logo"
        shape="size-24 rounded-card bg-white object-contain! p-1"
        stored={logo}
        busy={busy}
        fault={fault}
        onChoose={(file) => void choose(file)}
      />
      <p className="mt-3 text-quiet text-sm">
        Replaces the account's logo in QR codes of links on this domain.
      </p>
    </>
  );
}
