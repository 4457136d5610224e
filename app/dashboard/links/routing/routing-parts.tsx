"use client";

import dynamic from "next/dynamic";
import { ListSkeleton } from "@/components/ui/skeleton";

// Lazy-loaded: drag and drop and searchable lists are larger than the rest of the form.

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
