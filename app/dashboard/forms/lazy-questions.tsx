"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

/** The questions of a form. What drags them weighs 43 KB and comes after the page itself. */
export const Questions = dynamic(() => import("./questions").then((module) => module.Questions), {
  ssr: false,
  loading: ListSkeleton,
});
