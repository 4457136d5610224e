"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

/** The field editor, lazy-loaded: its drag-and-drop library is 43 KB. */
export const FieldList = dynamic(() => import("./field-list").then((module) => module.FieldList), {
  ssr: false,
  loading: ListSkeleton,
});
