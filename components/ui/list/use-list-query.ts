"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOptimistic, useTransition } from "react";

/** The list's query parameters in the URL, and a setter, which resets to the first page. */
export function useListQuery() {
  const router = useRouter();
  const path = usePathname();
  const [pending, start] = useTransition();
  const [params, show] = useOptimistic(useSearchParams().toString());
  const set = (name: string, value: string) => {
    const query = new URLSearchParams(params);
    query.delete("page");
    if (value) query.set(name, value);
    else query.delete(name);
    start(() => {
      show(query.toString());
      router.replace(query.size > 0 ? `${path}?${query}` : path, { scroll: false });
    });
  };
  return { params: new URLSearchParams(params), set, pending };
}
