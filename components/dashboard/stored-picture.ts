"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { callAction } from "@/components/ui/call-action";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { uploadImage } from "./upload-image";

/** A picture that is saved and removed at once, not with its form. `name` starts the toasts. */
export function useStoredPicture(name: string, url: string, remove: () => Promise<ActionResult<unknown>>) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const removed = async () => {
    const result = await callAction(remove());
    return result.ok ? undefined : result.message;
  };
  const choose = async (file: File | undefined) => {
    setBusy(true);
    const failed = await (file ? uploadImage(url, file) : removed());
    setBusy(false);
    setFault(failed);
    if (failed) return;
    toast.success(`${name} ${file ? "updated" : "removed"}`);
    router.refresh();
  };
  return { busy, fault, choose };
}
