"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

/** The list of items, lazy-loaded: its drag-and-drop library is 43 KB. */
export const ItemList = dynamic(() => import("./item-list").then((module) => module.ItemList), {
  ssr: false,
  loading: ListSkeleton,
});
