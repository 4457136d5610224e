"use client";

import { ImageUp, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { IMAGE_TYPES, uploadImage } from "@/components/dashboard/upload-image";
import { Button } from "@/components/ui/button";
import { callAction } from "@/components/ui/call-action";
import { toast } from "@/components/ui/toast";
import { removeAvatar } from "../../actions";

/** The profile picture. It is saved immediately, not with the form. */
export function AvatarField({ id, avatar }: { id: number; avatar: string | null }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const run = async (work: () => Promise<string | undefined>, done: string) => {
    setBusy(true);
    const failed = await work();
    setBusy(false);
    setFault(failed);
    if (failed) return;
    toast.success(done);
    router.refresh();
  };

  const choose = (file: File | undefined) =>
    file && run(() => uploadImage(`/dashboard/bio-pages/${id}/avatar`, file), "Picture updated");
  const remove = () =>
    run(async () => {
      const result = await callAction(removeAvatar(id));
      return result.ok ? undefined : result.message;
    }, "Picture removed");

  return (
    <div className="flex items-center gap-4">
      {avatar ? (
        // biome-ignore lint/performance/noImgElement: it is stored in the displayed size
        <img
          src={new URL(avatar).pathname}
          alt=""
          className="size-16 rounded-full border border-line object-cover"
        />
      ) : (
        <span aria-hidden className="size-16 shrink-0 rounded-full border border-edge/50 border-dashed" />
      )}
      <div className="space-y-1.5">
        <p className="font-medium text-sm" id="avatar-label">
          Profile picture
        </p>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            aria-labelledby="avatar-label"
            accept={IMAGE_TYPES}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <Button size="small" disabled={busy} onClick={() => input.current?.click()}>
            <ImageUp className="size-4" aria-hidden />
            {busy ? "Saving…" : avatar ? "Replace" : "Upload"}
          </Button>
          {avatar && (
            <Button size="small" look="quiet" disabled={busy} onClick={remove}>
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
      </div>
    </div>
  );
}
