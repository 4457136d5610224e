import { useRouter } from "next/navigation";
import { useState } from "react";
import { useStoredPicture } from "@/components/dashboard/stored-picture";
import { uploadImage } from "@/components/dashboard/upload-image";
import { toast } from "@/components/ui/toast";
import { removeThumbnail } from "../actions";

/** The thumbnail of a link: saved at once, or once a new link is stored. */
export function useThumbnail(pageId: number, lid: number | undefined) {
  const router = useRouter();
  const [chosen, setChosen] = useState<File>();
  const addressOf = (id: number | undefined) => `/dashboard/bio-pages/${pageId}/links/${id}/thumbnail`;
  const stored = useStoredPicture("Thumbnail", addressOf(lid), () => removeThumbnail(pageId, lid));

  /** Uploads the file chosen before the link was stored. */
  const finish = async (id: number) => {
    if (!chosen) return;
    const failed = await uploadImage(addressOf(id), chosen);
    if (failed) toast.error(`Added, but the thumbnail couldn't be uploaded. ${failed}`);
    router.refresh();
  };

  return { ...stored, chosen, choose: lid === undefined ? setChosen : stored.choose, finish };
}
