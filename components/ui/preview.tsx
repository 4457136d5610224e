"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import type { Values } from "./use-form";

const PAUSE_MS = 300;

type Props = {
  /** A route of previewRoute: it answers the document that visitors get, or 204 to keep the last one. */
  action: string;
  values: Values;
  title: string;
  /** As wide as a phone. */
  phone?: boolean;
};

/** The very document that visitors would get of these fields, in a frame of its own. */
export function Preview({ action, values, title, phone = false }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const frame = useId();
  const sent = useRef(false);
  const [empty, setEmpty] = useState(true);
  const fields = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent again whenever the fields change
  useEffect(() => {
    const timer = setTimeout(() => {
      sent.current = true;
      form.current?.submit();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields]);
  return (
    <figure className={clsx("mx-auto w-full", phone && "max-w-[25rem]")}>
      <form ref={form} method="post" action={action} target={frame} hidden>
        <input type="hidden" name="fields" value={fields} readOnly />
        <input type="hidden" name="empty" value={String(empty)} readOnly />
      </form>
      <iframe
        name={frame}
        title={title}
        sandbox="allow-scripts"
        onLoad={() => sent.current && setEmpty(false)}
        className={clsx(
          "w-full rounded-card border border-line bg-surface",
          phone ? "h-[44rem] max-h-[80dvh]" : "h-[32rem] max-h-[80dvh]",
        )}
      />
      <figcaption className="mt-2 text-center text-quiet text-xs">What visitors get, as you type</figcaption>
    </figure>
  );
}
