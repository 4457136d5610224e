"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Refreshes the page every few seconds while it is visible. */
export function Refresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  useEffect(() => whileVisible(seconds, () => router.refresh()), [seconds, router]);
  return null;
}

/** Polls every few seconds while the page is visible, and refreshes it when the response has changed. */
export function RefreshWhenChanged({
  seconds,
  href,
  known,
}: {
  seconds: number;
  href: string;
  known: string;
}) {
  const router = useRouter();
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const response = await fetch(href, { signal: asking.signal });
      if (response.ok && (await response.text()) !== known) router.refresh();
    };
    // On failure, keep the numbers until the next poll.
    const stop = whileVisible(seconds, () => void ask().catch(() => undefined));
    return () => {
      stop();
      asking.abort();
    };
  }, [seconds, href, known, router]);
  return null;
}

function whileVisible(seconds: number, act: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") act();
  }, seconds * 1_000);
  return () => clearInterval(timer);
}
