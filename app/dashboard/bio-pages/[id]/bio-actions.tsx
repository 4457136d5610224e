"use client";

import { DeleteButton } from "@/components/ui/delete-button";
import { OpenButton } from "@/components/ui/open-button";
import { bioPageDeletion } from "../deletion";

export const BioActions = ({ page }: { page: { id: number; title: string; page_url: string } }) => (
  <>
    <OpenButton href={page.page_url} />
    <DeleteButton deletion={bioPageDeletion(page)} to="/dashboard/bio-pages" />
  </>
);
