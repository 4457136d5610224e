"use client";

import dynamic from "next/dynamic";

const Loading = () => <div className="h-24" role="status" aria-label="Loading" />;

/** The field for tags, loaded after the page: the search in it weighs more than a whole form. */
export const LazyTagsField = dynamic(() => import("./tags-field").then((module) => module.TagsField), {
  ssr: false,
  loading: Loading,
});
