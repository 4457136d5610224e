"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Editor } from "@/components/ui/editor";
import { Preview } from "@/components/ui/preview";
import { useForm, type Values } from "@/components/ui/use-form";
import { updateMenu } from "../../actions";
import { DeleteMenu } from "../../delete-menu";
import { MenuFields } from "../../fields";

type Props = { id: number; name: string; stored: Values; shortHost: string };

export function EditMenu({ id, name, stored, shortHost }: Props) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  const form = useForm({
    initial: stored,
    save: (fields) => updateMenu(id, fields),
    saved: "Saved. The next guest sees it.",
  });
  const preview = (
    <Preview
      action="/dashboard/menus/preview"
      values={{ ...form.values, id }}
      title="Preview of the menu"
      phone
    />
  );
  return (
    <>
      <Editor form={form} action="Save" preview={preview}>
        <MenuFields form={form} shortHost={shortHost} />
      </Editor>
      <div className="mt-8 border-line border-t pt-5">
        <Button onClick={() => setDeleting(true)}>
          <Trash2 className="size-4" aria-hidden />
          Delete the menu
        </Button>
      </div>
      <DeleteMenu
        id={id}
        name={name}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => router.push("/dashboard/menus")}
      />
    </>
  );
}
