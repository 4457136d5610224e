"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

// Loaded after the page: drag and drop, the lists to choose from and the search in them weigh more than the rest of the form.

export const RuleList = dynamic(() => import("./rule-list").then((module) => module.RuleList), {
  ssr: false,
  loading: ListSkeleton,
});

export const VariantList = dynamic(() => import("./variant-list").then((module) => module.VariantList), {
  ssr: false,
  loading: ListSkeleton,
});

export const Tester = dynamic(() => import("./tester").then((module) => module.Tester), {
  ssr: false,
  loading: ListSkeleton,
});
