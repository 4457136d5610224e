"use client";

import dynamic from "next/dynamic";

const Loading = () => <div className="h-24" role="status" aria-label="Loading" />;

/** The tags field, lazy-loaded: its search is larger than a whole form. */
export const LazyTagsField = dynamic(() => import("./tags-field").then((module) => module.TagsField), {
  ssr: false,
  loading: Loading,
});
