"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

/** The dishes of a menu. What drags them weighs 43 KB and comes after the page itself. */
export const Dishes = dynamic(() => import("./dishes").then((module) => module.Dishes), {
  ssr: false,
  loading: ListSkeleton,
});
