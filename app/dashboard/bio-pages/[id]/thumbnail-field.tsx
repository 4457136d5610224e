"use client";

import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IMAGE_TYPES } from "@/components/dashboard/upload-image";
import { Button } from "@/components/ui/button";

type Props = {
  stored: string | null;
  chosen: File | undefined;
  busy: boolean;
  fault: string | undefined;
  onChoose(file: File | undefined): void;
};

/** The picture beside a link's title: the stored one, or a chosen file that will be uploaded. */
export function ThumbnailField({ stored, chosen, busy, fault, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (!chosen) return setLocal(undefined);
    const url = URL.createObjectURL(chosen);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);
  const shown = local ?? (stored ? new URL(stored).pathname : undefined);
  return (
    <fieldset className="space-y-1.5">
      <legend className="font-medium text-sm">Thumbnail</legend>
      <div className="flex flex-wrap items-center gap-3">
        {shown ? (
          // biome-ignore lint/performance/noImgElement: it may be a local file
          <img src={shown} alt="" className="size-12 rounded-control border border-line object-cover" />
        ) : (
          <span aria-hidden className="size-12 rounded-control border border-edge/50 border-dashed" />
        )}
        <input
          ref={input}
          type="file"
          aria-label="Thumbnail"
          accept={IMAGE_TYPES}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChoose(file);
            event.target.value = "";
          }}
        />
        <Button
          size="small"
          disabled={busy}
          aria-label={shown ? "Replace thumbnail" : "Upload thumbnail"}
          onClick={() => input.current?.click()}
        >
          <ImageUp className="size-4" aria-hidden />
          {busy ? "Saving…" : shown ? "Replace" : "Upload"}
        </Button>
        {shown && (
          <Button
            size="small"
            look="quiet"
            disabled={busy}
            aria-label="Remove thumbnail"
            onClick={() => onChoose(undefined)}
          >
            <Trash2 className="size-4" aria-hidden />
            Remove
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
