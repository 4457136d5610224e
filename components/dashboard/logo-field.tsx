"use client";

import type { ReactNode } from "react";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { PictureField } from "./picture-field";
import { useStoredPicture } from "./stored-picture";

type Props = {
  logo: string | null;
  /** Where to upload it. */
  url: string;
  remove(): Promise<ActionResult<unknown>>;
  /** The help text. */
  children: ReactNode;
};

/** A logo for QR codes, saved at once. */
export function LogoField({ logo, url, remove, children }: Props) {
  const { busy, fault, choose } = useStoredPicture("Logo", url, remove);
  return (
    <>
      <PictureField
        name="Logo"
        shape="size-24 rounded-card object-contain! p-1 [&:is(img)]:bg-white"
        stored={logo}
        busy={busy}
        fault={fault}
        onChoose={(file) => void choose(file)}
      />
      <p className="mt-3 text-quiet text-sm">{children}</p>
    </>
  );
}
