"use client";

import { Preview } from "@/components/ui/preview";
import type { Values } from "@/components/ui/use-form";

type Props = { menuId: number; values: Values };

/** A live preview of an unsaved dish on its menu. */
export const DishPreview = ({ menuId, values }: Props) => (
  <Preview
    action="/dashboard/menus/dish/preview"
    values={{ ...values, menu_id: menuId }}
    title="Dish preview"
    phone
  />
);
