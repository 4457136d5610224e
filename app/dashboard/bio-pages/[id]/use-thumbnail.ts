import { useRouter } from "next/navigation";
import { useState } from "react";
import { uploadImage } from "@/components/dashboard/upload-image";
import { callAction } from "@/components/ui/call-action";
import { toast } from "@/components/ui/toast";
import { removeThumbnail } from "../actions";

const send = (pageId: number, lid: number, file: File) =>
  uploadImage(`/dashboard/bio-pages/${pageId}/links/${lid}/thumbnail`, file);

/** The thumbnail of a link: saved at once, or kept until a new link is stored. */
export function useThumbnail(pageId: number, lid: number | undefined) {
  const router = useRouter();
  const [chosen, setChosen] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const remove = async (id: number) => {
    const result = await callAction(removeThumbnail(pageId, id));
    return result.ok ? undefined : result.message;
  };

  const choose = async (file: File | undefined) => {
    if (lid === undefined) return setChosen(file);
    setBusy(true);
    const failed = await (file ? send(pageId, lid, file) : remove(lid));
    setBusy(false);
    setFault(failed);
    if (failed) return;
    toast.success(file ? "Thumbnail updated" : "Thumbnail removed");
    router.refresh();
  };

  /** Uploads the file that was chosen before the link was stored. */
  const finish = async (id: number) => {
    if (!chosen) return;
    const failed = await send(pageId, id, chosen);
    if (failed) toast.error(failed);
    router.refresh();
  };

  return { chosen, busy, fault, choose, finish };
}
