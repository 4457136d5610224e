"use client";

import { PictureField } from "@/components/dashboard/picture-field";
import { useStoredPicture } from "@/components/dashboard/stored-picture";
import { removeAvatar } from "../../actions";

/** The profile picture. It is saved immediately, not with the form. */
export function AvatarField({ id, avatar }: { id: number; avatar: string | null }) {
  const { busy, fault, choose } = useStoredPicture(
    "Profile picture",
    `/dashboard/bio-pages/${id}/avatar`,
    () => removeAvatar(id),
  );
  return (
    <PictureField
      name="Profile picture"
      shape="size-16 rounded-full"
      stored={avatar}
      busy={busy}
      fault={fault}
      onChoose={(file) => void choose(file)}
    />
  );
}
