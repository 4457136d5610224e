"use client";

import { ImagePlus } from "lucide-react";
import { useEffect, useState } from "react";
import { IMAGE_TYPES, uploadImage } from "@/components/dashboard/upload-image";
import { Button, buttonClass } from "@/components/ui/button";

/** Uploads an item's photo; resolves to an error message, if any. */
export const sendPhoto = (menuId: number, id: number, photo: File) =>
  uploadImage(`/dashboard/menus/${menuId}/items/${id}/photo`, photo);

type Props = {
  stored?: string | null;
  chosen?: File | undefined;
  busy?: boolean;
  onChoose(photo: File | undefined): void;
};

/** The photo of an item: the stored one, or a chosen file that will be uploaded. */
export function PhotoField({ stored = null, chosen, busy = false, onChoose }: Props) {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (!chosen) return setLocal(undefined);
    const url = URL.createObjectURL(chosen);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);
  const shown = local ?? (stored ? new URL(stored).pathname : undefined);
  return (
    <fieldset className="space-y-2">
      <legend className="font-medium text-sm">Photo</legend>
      <div className="flex items-center gap-4">
        {shown ? (
          // biome-ignore lint/performance/noImgElement: it may be a local file
          <img src={shown} alt="The dish" className="size-24 rounded-card border border-line object-cover" />
        ) : (
          <span className="grid size-24 place-items-center rounded-card border border-line border-dashed text-quiet">
            <ImagePlus className="size-6" aria-hidden />
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <label className={buttonClass({ size: "small" }, "cursor-pointer focus-within:outline-2")}>
            {busy ? "Uploading…" : shown ? "Replace photo" : "Choose photo"}
            <input
              type="file"
              accept={IMAGE_TYPES}
              className="sr-only"
              disabled={busy}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) onChoose(file);
                event.target.value = "";
              }}
            />
          </label>
          {shown && (
            <Button size="small" look="quiet" disabled={busy} onClick={() => onChoose(undefined)}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <p className="text-quiet text-xs">
        JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. Location and camera data are removed.
      </p>
    </fieldset>
  );
}
