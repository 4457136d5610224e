"use client";

import { DeleteButton } from "@/components/ui/delete-button";
import { ExternalLinkButton } from "@/components/ui/external-link-button";
import { bioPageDeletion } from "../deletion";

export const BioActions = ({ page }: { page: { id: number; title: string; page_url: string } }) => (
  <>
    <ExternalLinkButton href={page.page_url}>View page</ExternalLinkButton>
    <DeleteButton deletion={bioPageDeletion(page)} to="/dashboard/bio-pages" />
  </>
);
