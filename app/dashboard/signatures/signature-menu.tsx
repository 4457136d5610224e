"use client";

import { RowMenu, RowMenuLink } from "@/components/ui/list/row-menu";
import { signatureDeletion } from "./deletion";

export const SignatureMenu = ({ id, title }: { id: number; title: string }) => (
  <RowMenu name={title} deletion={signatureDeletion({ id, title })}>
    <RowMenuLink href={`/dashboard/signatures/${id}`}>Edit</RowMenuLink>
  </RowMenu>
);
