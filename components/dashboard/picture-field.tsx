"use client";

import clsx from "clsx";
import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { IMAGE_TYPES } from "./upload-image";

type Props = {
  /** The label; in lower case on buttons. */
  name: string;
  /** The classes for size and corners. */
  shape: string;
  stored?: string | null;
  /** A file to upload. */
  chosen?: File | undefined;
  busy?: boolean;
  fault?: string | undefined;
  /** Called without a file to remove the picture. */
  onChoose(file: File | undefined): void;
};

/** A picture: the stored one or a chosen file, with buttons to upload, replace and remove it. */
export function PictureField({ name, shape, stored = null, chosen, busy = false, fault, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (!chosen) return setLocal(undefined);
    const url = URL.createObjectURL(chosen);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);
  const shown = local ?? (stored ? new URL(stored).pathname : undefined);
  const noun = name.toLowerCase();
  const change = shown ? "Replace" : "Upload";
  return (
    <fieldset className="space-y-1.5">
      <legend className="font-medium text-sm">{name}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {shown ? (
          // biome-ignore lint/performance/noImgElement: it may be a local file
          <img src={shown} alt="" className={clsx(shape, "border border-line object-cover")} />
        ) : (
          <span aria-hidden className={clsx(shape, "border border-edge/50 border-dashed")} />
        )}
        <input
          ref={input}
          type="file"
          aria-label={name}
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
          aria-label={`${change} ${noun}`}
          onClick={() => input.current?.click()}
        >
          <ImageUp className="size-4" aria-hidden />
          {busy ? "Saving…" : change}
        </Button>
        {shown && (
          <Button
            size="small"
            look="quiet"
            disabled={busy}
            aria-label={`Remove ${noun}`}
            onClick={() => onChoose(undefined)}
          >
            <Trash2 className="size-4" aria-hidden />
            Remove
          </Button>
        )}
      </div>
      <p className="text-quiet text-xs">
        JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. Location and camera data are removed.
      </p>
      {fault && (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
