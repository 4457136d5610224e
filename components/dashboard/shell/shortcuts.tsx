"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { confirmLeave } from "@/components/ui/form/unsaved-changes";
import { navItemOf } from "./navigation";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest("[role=dialog],[role=alertdialog],[role=menu]") !== null);

/** `c` creates a resource of the current section, `/` searches. */
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
        const current = navItemOf(path);
        event.preventDefault();
        confirmLeave(() => router.push(`${current?.noun ? current.href : "/dashboard/links"}/new`));
      }
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [path, router]);
  return null;
}
