"use client";

import { useState } from "react";
import type { Form } from "./use-form";

type Entries = readonly { id: string | number }[];

/**
 * Which entries of a list field are open: those with an error, which stay open when the error goes, and the last one that
 * was opened by hand.
 */
export function useOpenEntries(form: Form, name: string, entries: Entries) {
  const [open, setOpen] = useState<readonly (string | number)[]>([]);
  const [seen, setSeen] = useState(form.problems);
  const faulty = form.problems.flatMap(({ field, at = "" }) => {
    const entry = field === name && at ? entries[Number(at.split(".")[0])] : undefined;
    return entry ? [entry.id] : [];
  });
  if (form.problems !== seen) {
    setSeen(form.problems);
    // Of another save: a correction leaves what is open alone.
    const isNew = form.problems.some((problem) => !seen.includes(problem));
    if (isNew && faulty.length > 0) setOpen(faulty);
  }
  return {
    isOpen: (id: string | number) => open.includes(id),
    open: (id: string | number) => setOpen([...faulty, id]),
    toggle: (id: string | number) =>
      setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...faulty, id]),
  };
}
