"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

/** The field editor, loaded after the page: its drag-and-drop library weighs 43 KB. */
export const Questions = dynamic(() => import("./questions").then((module) => module.Questions), {
  ssr: false,
  loading: ListSkeleton,
});
