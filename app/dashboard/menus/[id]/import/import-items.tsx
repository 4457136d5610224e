"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { UNREACHABLE } from "@/components/ui/call-action";
import { countOf } from "@/components/ui/count-of";
import { toast } from "@/components/ui/toast";
import type { CheckedFile } from "@/lib/menus/import";
import { FileForm } from "./file-form";
import { ItemChoice } from "./item-choice";

type Outcome<T> = T | { message: string };
type Props = { menu: { id: number; currency: string; language: string } };

/** Imports dishes in two steps: a file is checked, then the chosen rows are added. */
export function ImportItems({ menu }: Props) {
  const router = useRouter();
  const [file, setFile] = useState<CheckedFile>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async <T extends object>(step: "check" | "save", body: Blob): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setError(undefined);
    const outcome = await post<T>(`/dashboard/menus/${menu.id}/import/${step}`, body).catch(() => ({
      message: UNREACHABLE,
    }));
    setBusy(false);
    if (!("message" in outcome)) return outcome;
    const source = body instanceof File ? "file" : "pasted table";
    setError(String(outcome.message).replace(/^file /, `The ${source} `));
    return undefined;
  };
  const save = async (items: object[]) => {
    const saved = await send<{ added: number }>("save", new Blob([JSON.stringify(items)]));
    if (!saved) return;
    toast.success(`${countOf(saved.added, "dish", "dishes")} imported`);
    router.push(`/dashboard/menus/${menu.id}`);
  };
  if (!file)
    return (
      <FileForm
        busy={busy}
        error={error}
        onSend={async (body) => setFile(await send<CheckedFile>("check", body))}
        onMissing={() => setError("Choose a file or paste the cells first")}
      />
    );
  return (
    <ItemChoice
      menu={menu}
      file={file}
      busy={busy}
      error={error}
      onSave={save}
      onBack={() => {
        setError(undefined);
        setFile(undefined);
      }}
    />
  );
}

async function post<T extends object>(url: string, body: Blob): Promise<Outcome<T>> {
  const response = await fetch(url, { method: "POST", body });
  return response.json();
}
