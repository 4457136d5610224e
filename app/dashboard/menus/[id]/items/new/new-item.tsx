"use client";

import { useState } from "react";
import { PictureField } from "@/components/dashboard/picture-field";
import { uploadImage } from "@/components/dashboard/upload-image";
import { Editor } from "@/components/ui/form/editor";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createItem } from "../../../actions";
import { ItemFields } from "../item-fields";
import { ItemPreview } from "../item-preview";
import { photoUrl } from "../photo-url";

type Props = { menuId: number; currency: string; categories: string[]; category: string };

const EMPTY = {
  name: "",
  description: "",
  price: null,
  variants: [],
  allergens: [],
  dietary: [],
  marks: [],
  available: true,
};

/** Adds one item after another: the form is reset after each, except for the category. */
export function NewItem({ category, ...rest }: Props) {
  const [last, setLast] = useState({ number: 0, category });
  return (
    <ItemForm
      key={last.number}
      {...rest}
      category={last.category}
      onAdded={(next) => {
        toast.success("Dish added");
        setLast(({ number }) => ({ number: number + 1, category: next }));
      }}
    />
  );
}

type ItemFormProps = Props & { onAdded(category: string): void };

function ItemForm({ menuId, currency, categories, category, onAdded }: ItemFormProps) {
  const [photo, setPhoto] = useState<File>();
  const form = useForm({
    initial: { ...EMPTY, category },
    whole: true,
    save: async (fields) => {
      const result = await createItem(menuId, fields);
      if (!result.ok || !photo) return result;
      const failed = await uploadImage(photoUrl(menuId, result.value.id), photo);
      if (failed) toast.error(`Dish added, but its photo couldn't be uploaded. ${failed}`);
      return result;
    },
    onSaved: (item) => onAdded(item.category),
  });
  return (
    <Editor form={form} action="Add dish" preview={<ItemPreview menuId={menuId} values={form.values} />}>
      <ItemFields form={form} currency={currency} categories={categories} />
      <PictureField name="Photo" shape="size-24 rounded-card" chosen={photo} onChoose={setPhoto} />
    </Editor>
  );
}
