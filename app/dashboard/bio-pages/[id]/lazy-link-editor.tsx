"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

/** The link editor, lazy-loaded: its drag-and-drop library is 43 KB. */
export const LinkEditor = dynamic(() => import("./link-editor").then((module) => module.LinkEditor), {
  ssr: false,
  loading: ListSkeleton,
});
