"use client";

import { useEffect, useRef } from "react";

/** While a form is open in its place, takes the id of the button that opens it; once it is closed, focuses that button. */
export function useReturnFocus(opener: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (opener === undefined && last.current !== undefined) document.getElementById(last.current)?.focus();
    last.current = opener;
  }, [opener]);
}
