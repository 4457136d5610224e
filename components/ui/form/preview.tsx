"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import { previewProblem } from "./preview-problem";
import type { Values } from "./use-form";

const PAUSE_MS = 300;
/** A valid preview has loaded by then; otherwise check for invalid fields. */
const CHECK_AFTER_MS = 1_000;

type Props = {
  /** A route of previewRoute: responds with the visitor's document, or with 204 to keep the last one. */
  action: string;
  values: Values;
  title: string;
  /** Phone width. */
  phone?: boolean;
};

/** The document that visitors would get with these fields, in an iframe. */
export function Preview({ action, values, title, phone = false }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const sent = useRef(0);
  const [request, setRequest] = useState(0);
  const [shown, setShown] = useState(0);
  const [problem, setProblem] = useState<string>();
  const fields = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: submit again whenever the fields change
  useEffect(() => {
    const timer = setTimeout(() => setRequest((before) => before + 1), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields]);
  useEffect(() => {
    if (request === 0) return;
    sent.current = request;
    form.current?.submit();
  }, [request]);
  // A 204 fires no event in the frame.
  useEffect(() => {
    if (shown === request) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      if (form.current) previewProblem(form.current, abort.signal).then(setProblem, () => undefined);
    }, CHECK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [shown, request]);
  const show = (frame: number) => {
    if (sent.current !== frame) return;
    setShown(frame);
    setProblem(undefined);
  };
  // Each document gets its own iframe, or Back would step through them. The last one stays until the next has loaded.
  const frames = shown === request ? [request] : [shown, request];
  return (
    <figure className={clsx("mx-auto w-full", phone && "max-w-[25rem]")}>
      <form ref={form} method="post" action={action} target={`${id}${request}`} hidden>
        <input type="hidden" name="fields" value={fields} readOnly />
        <input type="hidden" name="empty" value={String(shown === 0)} readOnly />
      </form>
      <div className={clsx("relative max-h-[80dvh]", phone ? "h-[44rem]" : "h-[40rem]")}>
        {frames.map((frame) => (
          <iframe
            key={frame}
            name={`${id}${frame}`}
            title={frame === shown ? title : undefined}
            sandbox="allow-scripts"
            onLoad={() => show(frame)}
            className={clsx(
              "absolute inset-0 size-full rounded-card border border-line bg-surface",
              frame !== shown && "invisible",
            )}
          />
        ))}
      </div>
      <figcaption className="mt-2 text-center text-quiet text-xs">
        <span role="status" className={problem === undefined ? undefined : "text-warn"}>
          {problem === undefined ? "Live preview" : `Preview paused. ${problem}`}
        </span>
      </figcaption>
    </figure>
  );
}
