"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onFirstToast } from "./toast";

const AFTER_MS = 2_000;

/**
 * Loads the toast renderer with the first toast, or shortly after the page, because a toast may have to say that the
 * server can't be reached. If loading fails, the next toast retries.
 */
export function Toaster() {
  const [Box, setBox] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import("./toaster-box").then(
        ({ ToasterBox }) => setBox(() => ToasterBox),
        () => undefined,
      );
    const timer = setTimeout(load, AFTER_MS);
    const stop = onFirstToast(load);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return Box && <Box />;
}
