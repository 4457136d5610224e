"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { callAction } from "@/components/ui/call-action";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import {
  byPosition,
  type FormProblem,
  focusProblem,
  isEqual,
  isUntouched,
  toFormProblem,
  withEntryLabel,
} from "./form-problems";

/** The fields of a form, named and typed as in the API. */
export type Values = Record<string, unknown>;

export type Form = {
  values: Values;
  set(name: string, value: unknown): void;
  /** The error of a field, or of a part of it, like `socials.1.url`. */
  fault(name: string): string | undefined;
  /** All errors of fields, in page order. */
  problems: readonly FormProblem[];
  /** The path of a field's first error, like `1.url`; "" for the field itself, undefined without an error. */
  faultAt(name: string): string | undefined;
  /** The error that belongs to no single field. */
  failure: string | undefined;
  /** Whether the last save failed because the session has ended. */
  isSignedOut: boolean;
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

const NONE: readonly FormProblem[] = [];

/** Form state over API values. Input survives a failed save; a second submit during a save is ignored. */
export function useForm<T>({ initial, save, whole = false, cleared = [], saved, onSaved }: Options<T>): Form {
  const id = useId();
  const controlId = (name: string) => `${id}-${name}`;
  const [stored, setStored] = useState(initial);
  const [values, setValues] = useState(initial);
  // A ref, so that values set in the submitting event are sent.
  const latest = useRef(initial);
  const [problems, setProblems] = useState(NONE);
  const [failure, setFailure] = useState<string>();
  const [isSignedOut, setSignedOut] = useState(false);
  // The errors of the last save, the first of which gets focus.
  const [failed, setFailed] = useState(NONE);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);

  const set = useCallback((name: string, value: unknown) => {
    const before = latest.current[name];
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setProblems((all) => all.filter(({ field, at }) => field !== name || isUntouched(at, before, value)));
  }, []);

  const changesIn = (all: Values) =>
    Object.fromEntries(Object.entries(all).filter(([name, value]) => !isEqual(value, stored[name])));

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setProblems(NONE);
    setFailure(undefined);
    const sent = latest.current;
    const result = await callAction(save(whole ? sent : changesIn(sent)));
    busy.current = false;
    setSaving(false);
    setSignedOut(!result.ok && result.code === "session_ended");
    if (!result.ok) {
      const { field, at, message, others = [] } = result;
      const all = field === undefined ? [] : [{ field, message, ...(at && { at }) }, ...others];
      const found = byPosition(all.flatMap((each) => toFormProblem(each, controlId) ?? []));
      // The error of a field that isn't on the page would be invisible.
      if (field === undefined) setFailure(message);
      else if (found.length === 0) setFailure(`${toLabel(field)}: ${message}`);
      setProblems(found);
      setFailed(found);
      return;
    }
    const blank = Object.fromEntries(cleared.map((name) => [name, initial[name]]));
    setStored({ ...sent, ...blank });
    latest.current = { ...latest.current, ...blank };
    setValues(latest.current);
    if (saved) toast.success(saved);
    onSaved?.(result.value);
  };

  // After rendering, because errors may open the sections of their controls.
  useEffect(() => {
    if (!failed[0]) return;
    setProblems((before) => before.map(withEntryLabel));
    focusProblem(failed[0]);
  }, [failed]);

  const fault = (name: string) =>
    problems.find(({ field, at }) => [field, `${field}.${at}`].includes(name))?.message;
  const faultAt = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && (problem.at ?? "");
  };
  const dirty = Object.keys(changesIn(values)).length > 0;
  return { values, set, fault, faultAt, problems, failure, isSignedOut, dirty, saving, submit, controlId };
}

const toLabel = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("_", " ").replace(/\burl\b/gi, "URL");
