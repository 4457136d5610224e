"use client";

import { Preview } from "@/components/ui/preview";
import type { Values } from "@/components/ui/use-form";

type Props = { menuId: number; values: Values };

/** A dish as guests see it on their menu, before it is saved. */
export const DishPreview = ({ menuId, values }: Props) => (
  <Preview
    action="/dashboard/menus/dish/preview"
    values={{ ...values, menu_id: menuId }}
    title="Preview of the dish"
    phone
  />
);
