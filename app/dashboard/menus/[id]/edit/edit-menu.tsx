"use client";

import { DeleteButton } from "@/components/ui/delete-button";
import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateMenu } from "../../actions";
import { menuDeletion } from "../../deletion";
import { MenuFields } from "../../fields";

type Props = { id: number; name: string; stored: Values; shortHost: string };

export function EditMenu({ id, name, stored, shortHost }: Props) {
  const form = useForm({
    initial: stored,
    save: (fields) => updateMenu(id, fields),
    saved: "Saved",
  });
  const preview = (
    <Preview action="/dashboard/menus/preview" values={{ ...form.values, id }} title="Menu preview" phone />
  );
  return (
    <>
      <Editor form={form} action="Save" preview={preview}>
        <MenuFields form={form} shortHost={shortHost} editing />
      </Editor>
      <div className="mt-8 border-line border-t pt-5">
        <DeleteButton deletion={menuDeletion({ id, name })} to="/dashboard/menus" />
      </div>
    </>
  );
}
