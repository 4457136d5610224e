import type { Metadata } from "next";
import { bioPages } from "@/lib/bio-pages";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { BioHeader } from "../bio-header";
import { EditLook } from "./edit-look";

export const metadata: Metadata = { title: "Profile and look" };

export default async function LookPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const page = bioPages.serialize(await orNotFound(bioPages.get(owner, { id: await readPathId(params) })));
  const { id, slug, avatar_url, title, description, theme, button_style, accent, socials, published } = page;
  const stored = { title, alias: slug, description, theme, button_style, accent, socials, published };
  return (
    <>
      <BioHeader page={page} tab="Profile and look" />
      <EditLook id={id} stored={stored} avatar={avatar_url} shortHost={new URL(env.SHORT_URL).host} />
    </>
  );
}
