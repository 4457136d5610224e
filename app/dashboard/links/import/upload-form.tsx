"use client";

import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { UNREACHABLE } from "@/components/ui/call-action";
import { usePreHydrationInput } from "@/components/ui/pre-hydration-input";
import { Submit } from "@/components/ui/submit";

/** Uploads a file for validation; the links are created later. */
export function UploadForm() {
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const upload = async () => {
    if (busy) return;
    if (!file) return setError("Choose a file first.");
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
      <div className="space-y-1.5">
        <label htmlFor="file" className="block font-medium text-sm">
          CSV file
        </label>
        <input
          id="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-invalid={error ? true : undefined}
          aria-describedby="file-help file-problem"
          onChange={(event) => setFile(event.target.files?.[0])}
          className="block w-full text-sm file:mr-3 file:h-10 file:cursor-pointer file:rounded-control file:border file:border-edge/50 file:border-solid file:bg-surface file:px-4 file:font-medium file:text-ink"
        />
        <p id="file-problem" role="alert" className="text-danger text-sm">
          {error}
        </p>
        <p id="file-help" className="text-quiet text-xs">
          Up to 100,000 links or 32 MB. Exports from Bitly, Dub, Kutt, Rebrandly, Shlink, Short.io, YOURLS and
          Waypost are recognized. For any other file, you map the columns yourself.
        </p>
      </div>
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
