"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { mayLeave } from "@/components/ui/unsaved";
import { navItemOf } from "./navigation";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest("[role=dialog],[role=alertdialog],[role=menu]") !== null);

/** `c` makes a new thing of the kind that the page is about, `/` searches. */
export function Shortcuts() {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (event.key === "/") {
        const search = document.querySelector<HTMLInputElement>("[data-search]");
        if (!search) return;
        event.preventDefault();
        search.focus();
      }
      if (event.key === "c") {
        const here = navItemOf(path);
        event.preventDefault();
        if (mayLeave()) router.push(`${here?.make ? here.href : "/dashboard/links"}/new`);
      }
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [path, router]);
  return null;
}
