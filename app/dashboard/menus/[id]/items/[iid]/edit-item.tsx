"use client";

import { useRouter } from "next/navigation";
import { PictureField } from "@/components/dashboard/picture-field";
import { useStoredPicture } from "@/components/dashboard/stored-picture";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { removePhoto, updateItem } from "../../../actions";
import { ItemFields } from "../item-fields";
import { ItemPreview } from "../item-preview";
import { photoUrl } from "../photo-url";

type Props = {
  menuId: number;
  id: number;
  photo: string | null;
  stored: Values;
  currency: string;
  categories: string[];
};

/** The editor of an item. The photo is saved immediately, everything else with the form. */
export function EditItem({ menuId, id, photo, stored, currency, categories }: Props) {
  const router = useRouter();
  const { busy, fault, choose } = useStoredPicture("Photo", photoUrl(menuId, id), () =>
    removePhoto(menuId, id),
  );
  const form = useForm({
    initial: stored,
    save: (fields) => updateItem(menuId, id, fields),
    saved: "Saved",
    onSaved: () => router.push(`/dashboard/menus/${menuId}`),
  });
  const preview = <ItemPreview menuId={menuId} values={{ ...form.values, id, photo }} />;
  return (
    <Editor form={form} action="Save" preview={preview}>
      <ItemFields form={form} currency={currency} categories={categories} editing />
      <PictureField
        name="Photo"
        shape="size-24 rounded-card"
        stored={photo}
        busy={busy}
        fault={fault}
        onChoose={(file) => void choose(file)}
      />
    </Editor>
  );
}
