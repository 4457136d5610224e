"use client";

import { PictureField } from "@/components/dashboard/picture-field";
import { useStoredPicture } from "@/components/dashboard/stored-picture";
import { removeLogo } from "./actions";

/** The logo for QR codes. It is saved at once. */
export function LogoField({ logo }: { logo: string | null }) {
  const { busy, fault, choose } = useStoredPicture("Logo", "/dashboard/account/logo", removeLogo);
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
        Appears in the middle of QR codes where you choose it. A square picture with few details scans best.
      </p>
    </>
  );
}
