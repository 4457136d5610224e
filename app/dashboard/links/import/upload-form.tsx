"use client";

import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CsvFileField } from "@/components/dashboard/csv-file-field";
import { UNREACHABLE } from "@/components/ui/call-action";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import { Submit } from "@/components/ui/form/submit";

/** Uploads a file for validation; the links are created later. */
export function UploadForm() {
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const upload = async () => {
    if (busy) return;
    if (!file) return setError("Choose a file first");
    setBusy(true);
    setError(undefined);
    const outcome = await send(file).catch(() => ({ message: UNREACHABLE }));
    if ("id" in outcome) return router.push(`/dashboard/links/import/${outcome.id}`);
    setBusy(false);
    setError(outcome.message);
  };
  return (
    <form
      id={usePreHydrationInput()}
      method="post"
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void upload();
      }}
    >
      <CsvFileField
        help="Up to 100,000 links or 32 MB. Exports from Bitly, Dub, Kutt, Rebrandly, Shlink, Short.io, YOURLS and Waypost are recognized. For any other file, you map the columns yourself."
        problemId="file-problem"
        invalid={error !== undefined}
        onChoose={setFile}
      />
      <p id="file-problem" role="alert" className="text-danger text-sm">
        {error}
      </p>
      <Submit look="primary" disabled={busy}>
        <FileUp className="size-4" aria-hidden />
        {busy ? "Checking rows…" : "Upload and check"}
      </Submit>
    </form>
  );
}

async function send(file: File): Promise<{ id: number } | { message: string }> {
  const response = await fetch(`/dashboard/links/import/upload?name=${encodeURIComponent(file.name)}`, {
    method: "POST",
    headers: { "Content-Type": "text/csv" },
    body: file,
  });
  const body: { id: number } | { message: string } = await response.json();
  if ("message" in body) return { message: body.message.replace(/^file /, "The file ") };
  return body;
}
