"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

/** The list of dishes, loaded after the page: its drag-and-drop library weighs 43 KB. */
export const Dishes = dynamic(() => import("./dishes").then((module) => module.Dishes), {
  ssr: false,
  loading: ListSkeleton,
});
