"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { callAction } from "@/components/ui/call-action";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";

/** The fields of a form, named and typed as in the API. */
export type Values = Record<string, unknown>;

export type Form = {
  values: Values;
  set(name: string, value: unknown): void;
  /** The error of a field, or of a place in it, like `socials.1.url`. */
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

/** An error, and where: the field and the place in it. */
type Problem = { field?: string; at?: string; message: string };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Form state over API values. Input survives a failed save; a second submit during a save is ignored. */
export function useForm<T>({ initial, save, whole = false, cleared = [], saved, onSaved }: Options<T>): Form {
  const id = useId();
  const controlId = (name: string) => `${id}-${name}`;
  const [stored, setStored] = useState(initial);
  const [values, setValues] = useState(initial);
  // What a field sets in the event that also submits the form has to be sent.
  const latest = useRef(initial);
  const [problem, setProblem] = useState<Problem>();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);

  const set = useCallback((name: string, value: unknown) => {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setProblem((before) => (before?.field === name ? undefined : before));
  }, []);

  const changesIn = (all: Values) =>
    Object.fromEntries(Object.entries(all).filter(([name, value]) => !same(value, stored[name])));

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setProblem(undefined);
    const sent = latest.current;
    const result = await callAction(save(whole ? sent : changesIn(sent)));
    busy.current = false;
    setSaving(false);
    if (!result.ok) {
      const { field, message } = result;
      // Without its control on the page, a field's error would be shown nowhere.
      const shown = field === undefined || document.getElementById(controlId(field));
      setProblem(shown ? result : { message: `${toLabel(field)}: ${message}` });
      return;
    }
    const blank = Object.fromEntries(cleared.map((name) => [name, initial[name]]));
    setStored({ ...sent, ...blank });
    latest.current = { ...latest.current, ...blank };
    setValues(latest.current);
    if (saved) toast.success(saved);
    onSaved?.(result.value);
  };

  // After the control at fault has been drawn, which may be in a part that the error opens.
  useEffect(() => {
    if (!problem?.field) return;
    const control =
      document.getElementById(`${id}-${problem.field}.${problem.at}`) ??
      document.getElementById(`${id}-${problem.field}`);
    control?.closest("details")?.setAttribute("open", "");
    control?.focus();
  }, [problem, id]);

  const fault = (name: string) =>
    problem && [problem.field, `${problem.field}.${problem.at}`].includes(name) ? problem.message : undefined;
  const failure = problem && !problem.field ? problem.message : undefined;
  const dirty = Object.keys(changesIn(values)).length > 0;
  return { values, set, fault, failure, dirty, saving, submit, controlId };
}

const toLabel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
