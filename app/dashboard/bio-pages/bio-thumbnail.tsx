"use client";

import { PageThumbnail } from "@/components/ui/page-thumbnail";
import type { BioTheme } from "@/lib/bio-pages/options";
import { LOOKS } from "./theme-field";

/** A small drawing of a bio page in its theme and accent. */
export function BioThumbnail({ theme, accent }: { theme: BioTheme; accent: string | null }) {
  const look = LOOKS.find(({ value }) => value === theme);
  return look && <PageThumbnail {...look} accent={accent ? `#${accent}` : look.button} />;
}
