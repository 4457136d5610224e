import type { Metadata } from "next";
import { bioPages } from "@/lib/bio-pages";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { BioHeader } from "../bio-header";
import { EditAppearance } from "./edit-appearance";

export const metadata: Metadata = { title: "Appearance" };

export default async function AppearancePage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const page = bioPages.serialize(await orNotFound(bioPages.get(owner, { id: await readPathId(params) })));
  const {
    id,
    slug,
    avatar_url,
    title,
    description,
    theme,
    button_style,
    accent,
    background,
    socials,
    published,
  } = page;
  const look = { theme, button_style, accent, background };
  const stored = { title, alias: slug, description, ...look, socials, published };
  return (
    <>
      <BioHeader page={page} tab="Appearance" />
      <EditAppearance id={id} stored={stored} avatar={avatar_url} shortHost={defaultHost()} />
    </>
  );
}
