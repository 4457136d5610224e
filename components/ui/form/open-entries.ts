"use client";

import { useState } from "react";
import type { Form } from "./use-form";

type Entries = readonly { id: string | number }[];

/**
 * The open entries of a list field: those with an error, which stay open once it is fixed, and the last one opened by
 * hand.
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
    // From another save: fixing an error closes nothing.
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
