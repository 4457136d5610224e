"use client";

import { ImagePlus } from "lucide-react";
import { useEffect, useState } from "react";
import { PICTURES, sendPicture } from "@/components/dashboard/send-picture";
import { Button, buttonClass } from "@/components/ui/button";

/** Sends a dish's photo; answers what went wrong. */
export const sendPhoto = (menuId: number, id: number, photo: File) =>
  sendPicture(`/dashboard/menus/${menuId}/items/${id}/photo`, photo);

type Props = {
  stored?: string | null;
  chosen?: File | undefined;
  busy?: boolean;
  onChoose(photo: File | undefined): void;
};

/** The photo of a dish: the stored one, or the one that was chosen and will be sent. */
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
          // biome-ignore lint/performance/noImgElement: it may be a file of this computer
          <img src={shown} alt="The dish" className="size-24 rounded-card border border-line object-cover" />
        ) : (
          <span className="grid size-24 place-items-center rounded-card border border-line border-dashed text-quiet">
            <ImagePlus className="size-6" aria-hidden />
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <label className={buttonClass({ size: "small" }, "cursor-pointer focus-within:outline-2")}>
            {busy ? "Sending…" : shown ? "Choose another" : "Choose a photo"}
            <input
              type="file"
              accept={PICTURES}
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
        JPEG, PNG, WebP, AVIF or GIF of at most 5 MB. Place and camera data are dropped.
      </p>
    </fieldset>
  );
}
