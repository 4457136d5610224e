"use client";

import { Preview } from "@/components/ui/form/preview";
import type { Values } from "@/components/ui/form/use-form";

type Props = { menuId: number; values: Values };

/** A live preview of an unsaved item on its menu. */
export const ItemPreview = ({ menuId, values }: Props) => (
  <Preview
    action="/dashboard/menus/item/preview"
    values={{ ...values, menu_id: menuId }}
    title="Dish preview"
    phone
  />
);
