"use client";

import { DeleteButton } from "@/components/ui/delete-button";
import { signatureDeletion } from "../deletion";

export const SignatureActions = (signature: { id: number; title: string }) => (
  <DeleteButton deletion={signatureDeletion(signature)} to="/dashboard/signatures" size="small" />
);
