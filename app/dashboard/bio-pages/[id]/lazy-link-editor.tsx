"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

/** The links of a page. What drags them weighs 43 KB and comes after the page itself. */
export const LinkEditor = dynamic(() => import("./link-editor").then((module) => module.LinkEditor), {
  ssr: false,
  loading: ListSkeleton,
});
