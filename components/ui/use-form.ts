"use client";

import { useCallback, useId, useRef, useState } from "react";
import { callAction } from "@/components/ui/call-action";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";

/** The fields of a form, named and typed as in the API. */
export type Values = Record<string, unknown>;

export type Form = {
  values: Values;
  set(name: string, value: unknown): void;
  /** The error of a field. */
  fault(name: string): string | undefined;
  /** The error that belongs to no single field. */
  failure: string | undefined;
  dirty: boolean;
  saving: boolean;
  submit(): Promise<void>;
  /** The id of a field's control, which gets focus on an error. */
  controlId(name: string): string;
};

type Options<T> = {
  initial: Values;
  /** Receives all fields when `whole`, otherwise only the changed ones. */
  save(fields: Values): Promise<ActionResult<T>>;
  whole?: boolean;
  /** Fields to reset after a save. */
  cleared?: readonly string[];
  /** The toast after a save. */
  saved?: string;
  onSaved?(value: T): void;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Form state over API values. Input survives a failed save; a second submit during a save is ignored. */
export function useForm<T>({ initial, save, whole = false, cleared = [], saved, onSaved }: Options<T>): Form {
  const id = useId();
  const controlId = (name: string) => `${id}-${name}`;
  const [stored, setStored] = useState(initial);
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<{ field?: string; message: string }>();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);

  const set = useCallback((name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblem((before) => (before?.field === name ? undefined : before));
  }, []);

  const changes = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(value, stored[name])),
  );

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setProblem(undefined);
    const result = await callAction(save(whole ? values : changes));
    busy.current = false;
    setSaving(false);
    if (!result.ok) {
      const control = result.field === undefined ? null : document.getElementById(controlId(result.field));
      // Without its control on the page, a field's error would be shown nowhere.
      const name = control ? undefined : result.field;
      setProblem(name === undefined ? result : { message: `${toLabel(name)}: ${result.message}` });
      control?.closest("details")?.setAttribute("open", "");
      control?.focus();
      return;
    }
    const blank = Object.fromEntries(cleared.map((name) => [name, initial[name]]));
    setStored({ ...values, ...blank });
    setValues((now) => ({ ...now, ...blank }));
    if (saved) toast.success(saved);
    onSaved?.(result.value);
  };

  const fault = (name: string) => (problem?.field === name ? problem.message : undefined);
  const failure = problem && !problem.field ? problem.message : undefined;
  const dirty = Object.keys(changes).length > 0;
  return { values, set, fault, failure, dirty, saving, submit, controlId };
}

const toLabel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
