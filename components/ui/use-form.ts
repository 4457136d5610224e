"use client";

import { useCallback, useId, useRef, useState } from "react";
import { callAction } from "@/components/ui/reach";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";

/** What a form holds: the fields as the API names and types them. */
export type Values = Record<string, unknown>;

export type Form = {
  values: Values;
  set(name: string, value: unknown): void;
  /** What is wrong with a field. */
  fault(name: string): string | undefined;
  /** What went wrong and belongs to no field. */
  failure: string | undefined;
  dirty: boolean;
  saving: boolean;
  submit(): Promise<void>;
  /** The id of the control of a field, which is focused when the field is wrong. */
  controlId(name: string): string;
};

type Options<T> = {
  initial: Values;
  /** Gets all fields when `whole`, else those that differ from what was stored. */
  save(fields: Values): Promise<ActionResult<T>>;
  whole?: boolean;
  /** Fields that are as at first again once it worked. */
  cleared?: readonly string[];
  /** Said when it worked. */
  saved?: string;
  onSaved?(value: T): void;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A form over wire values. What was typed stays when saving fails; a second submit while one is under way does nothing. */
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
      // A fault of a field that is not on this page would be said nowhere.
      setProblem(control ? result : { message: result.message });
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

  const fault = (name: string) => (problem?.field === name ? sentence(name, problem.message) : undefined);
  const failure = problem && !problem.field ? problem.message : undefined;
  const dirty = Object.keys(changes).length > 0;
  return { values, set, fault, failure, dirty, saving, submit, controlId };
}

// Messages begin with the field's name as the API has it; here they stand below its label.
const sentence = (name: string, message: string) => {
  const text = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
