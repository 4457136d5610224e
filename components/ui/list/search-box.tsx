"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";

const PAUSE_MS = 250;

/** Searches this page's list by the query parameter `q`. `/` focuses it. */
export function SearchBox({ label }: { label: string }) {
  const router = useRouter();
  const path = usePathname();
  const current = useSearchParams().get("q") ?? "";
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pending, start] = useTransition();

  // A click on a link cancels the pending search, which would navigate back to the list.
  useEffect(() => {
    const stop = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer.current);
    };
    document.addEventListener("click", stop, true);
    return () => {
      document.removeEventListener("click", stop, true);
      clearTimeout(timer.current);
    };
  }, []);

  // Back and forward change the URL, not the input.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = current;
  }, [current]);

  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const query = new URLSearchParams(location.search);
      query.delete("page");
      if (text.trim()) query.set("q", text.trim());
      else query.delete("q");
      start(() => router.replace(query.size > 0 ? `${path}?${query}` : path, { scroll: false }));
    }, PAUSE_MS);
  };
  return (
    <search id={usePreHydrationInput()} className="relative block w-full max-w-sm" aria-busy={pending}>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet"
        aria-hidden
      />
      <input
        ref={input}
        type="search"
        name="q"
        data-search
        aria-label={label}
        placeholder={label}
        defaultValue={current}
        maxLength={500}
        onChange={(event) => search(event.currentTarget.value)}
        className="h-10 w-full rounded-control border border-edge/60 bg-surface pr-3 pl-9 text-base placeholder:text-quiet sm:text-sm"
      />
    </search>
  );
}
