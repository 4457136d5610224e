"use client";

import { useSortable } from "@dnd-kit/react/sortable";
import clsx from "clsx";
import { GripVertical, ImageOff } from "lucide-react";
import { useTransition } from "react";
import { formatPrice } from "@/components/pages/menu/price";
import { toastResult } from "@/components/ui/call-action";
import { Toggle } from "@/components/ui/fields/switch-field";
import { Link } from "@/components/ui/link";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { deleteItem, duplicateItem, updateItem } from "../actions";
import type { WireItem } from "./order";

type Props = {
  menu: { id: number; currency: string; language: string };
  item: WireItem;
  index: number;
  count: number;
  onMove(step: 1 | -1): void;
};

export function ItemRow({ menu, item, index, count, onMove }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: item.id, index });
  const [busy, start] = useTransition();
  const { id, name, available, photo_url } = item;
  const page = `/dashboard/menus/${menu.id}/items/${id}`;

  const setAvailable = (on: boolean) =>
    start(() =>
      toastResult(
        updateItem(menu.id, id, { available: on }),
        on ? "Marked as available" : "Marked as sold out",
      ),
    );
  const deletion = {
    title: `Delete “${name}”?`,
    action: "Delete dish",
    consequences: `${photo_url ? "The dish and its photo" : "The dish"} will be deleted. This can't be undone.${available ? " If it's only sold out, turn off “Available” instead." : ""}`,
    success: "Dish deleted",
    run: () => deleteItem(menu.id, id),
  };
  return (
    <li
      ref={ref}
      className={clsx(
        "flex items-center gap-2 border-line border-b bg-surface py-2 pr-3 pl-1 last:rounded-b-card last:border-0 sm:gap-3",
        isDragging && "shadow-lift",
      )}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={`Reorder ${name}`}
        className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-quiet hover:bg-raised"
      >
        <GripVertical className="size-4" aria-hidden />
      </button>
      <Thumb url={photo_url} />
      <div className="min-w-0 flex-1">
        <Link href={page} className="line-clamp-2 font-medium text-sm wrap-anywhere hover:underline">
          {name}
        </Link>
        <p className="truncate text-quiet text-xs tabular-nums">
          {priceText(item, menu)}
          {!available && " · sold out"}
        </p>
      </div>
      <Toggle label={`${name} available`} on={available} disabled={busy} onChange={setAvailable} />
      <RowMenu name={name} deletion={deletion}>
        <RowMenuLink href={page}>Edit</RowMenuLink>
        <RowMenuItem onSelect={() => toastResult(duplicateItem(menu.id, id), "Dish duplicated")}>
          Duplicate
        </RowMenuItem>
        {index > 0 && <RowMenuItem onSelect={() => onMove(-1)}>Move up</RowMenuItem>}
        {index < count - 1 && <RowMenuItem onSelect={() => onMove(1)}>Move down</RowMenuItem>}
      </RowMenu>
    </li>
  );
}

/** The price, or the lowest and the highest of the variants. */
function priceText({ price, variants }: WireItem, { currency, language }: Props["menu"]): string {
  const show = (amount: number) => formatPrice(String(amount), currency, language);
  const amounts = price === null ? variants.map((variant) => variant.price) : [price];
  if (amounts.length === 0) return "No price";
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? show(least) : `${show(least)} – ${show(most)}`;
}

function Thumb({ url }: { url: string | null }) {
  if (!url)
    return (
      <span className="hidden size-10 shrink-0 place-items-center rounded-control bg-raised text-quiet sm:grid">
        <ImageOff className="size-4" aria-hidden />
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: it is stored in this size
    <img
      src={smallOf(url)}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      className="size-10 shrink-0 rounded-control object-cover"
    />
  );
}

/** The path of the small version of a photo. */
const smallOf = (url: string) => new URL(url).pathname.replace("-960.", "-320.");
