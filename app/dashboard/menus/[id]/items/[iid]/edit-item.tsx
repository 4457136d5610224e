"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { callAction } from "@/components/ui/call-action";
import { Editor } from "@/components/ui/editor";
import { toast } from "@/components/ui/toast";
import { useForm, type Values } from "@/components/ui/use-form";
import { removePhoto, updateItem } from "../../../actions";
import { ItemFields } from "../item-fields";
import { ItemPreview } from "../item-preview";
import { PhotoField, sendPhoto } from "../photo-field";

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
  const [busy, setBusy] = useState(false);
  const form = useForm({
    initial: stored,
    save: (fields) => updateItem(menuId, id, fields),
    saved: "Saved",
    onSaved: () => router.push(`/dashboard/menus/${menuId}`),
  });
  const setPhoto = async (file: File | undefined) => {
    setBusy(true);
    const removed = file ? undefined : await callAction(removePhoto(menuId, id));
    const failed = file ? await sendPhoto(menuId, id, file) : removed?.ok === false && removed.message;
    setBusy(false);
    if (failed) toast.error(failed);
    else toast.success(file ? "Photo updated" : "Photo removed");
    router.refresh();
  };
  const preview = <ItemPreview menuId={menuId} values={{ ...form.values, id, photo }} />;
  return (
    <Editor form={form} action="Save" preview={preview}>
      <ItemFields form={form} currency={currency} categories={categories} />
      <PhotoField stored={photo} busy={busy} onChoose={setPhoto} />
    </Editor>
  );
}
