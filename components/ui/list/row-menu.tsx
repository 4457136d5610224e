"use client";

import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { DeleteDialog, type Deletion } from "@/components/ui/delete-dialog";
import { Menu, MenuItem } from "@/components/ui/menu";

export { MenuItem as RowMenuItem, MenuLink as RowMenuLink } from "@/components/ui/menu";

type Props = {
  /** The name of the row, for screen readers. */
  name: string;
  deletion?: Deletion;
  triggerId?: string;
  children: ReactNode;
};

/** The actions of a table row; Delete comes last and asks for confirmation. */
export function RowMenu({ name, deletion, triggerId, children }: Props) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        triggerId={triggerId}
        triggerClass={buttonClass({ look: "quiet", size: "icon" })}
        trigger={<Ellipsis className="size-4" aria-hidden />}
      >
        {children}
        {deletion && (
          <MenuItem danger onSelect={() => setDeleting(true)}>
            Delete…
          </MenuItem>
        )}
      </Menu>
      {deletion && <DeleteDialog deletion={deletion} open={deleting} onOpenChange={setDeleting} />}
    </>
  );
}
