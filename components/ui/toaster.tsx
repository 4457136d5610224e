"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onFirstToast } from "./toast";

const AFTER_MS = 2_000;

/**
 * Where toasts appear. What draws them is loaded with the first of them or when the page has settled, for what is to be
 * said may be that the server is away; what cannot be loaded is asked for again by the next one.
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
