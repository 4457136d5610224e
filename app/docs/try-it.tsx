"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { CONTROL } from "@/components/ui/field";
import { usePreHydrationInput } from "@/components/ui/pre-hydration-input";
import { Submit } from "@/components/ui/submit";
import { type Outcome, ResponseView } from "./response-view";
import { readKey, writeKey } from "./stored-key";

type Props = {
  base: string;
  method: string;
  path: string;
  query: readonly string[];
  headers: readonly string[];
  example?: string | undefined;
  open: boolean;
};

/** Sends a real request with the reader's own key and shows the response. */
export function TryIt({ base, method, path, query, headers: more, example, open }: Props) {
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const key = useRef<HTMLInputElement>(null);
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    if (!open) writeKey(text("key"));
    setBusy(true);
    setOutcome(
      await send(text).catch(
        (): Outcome => ({ failure: "Couldn't send the request. Check your connection and try again." }),
      ),
    );
    setBusy(false);
  };

  const send = async (text: (name: string) => string): Promise<Outcome> => {
    const params = new URLSearchParams(
      query.flatMap((name) => (text(`q-${name}`) ? [[name, text(`q-${name}`)]] : [])),
    );
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(text(`p-${name}`) || "0"),
    );
    const headers = {
      ...(!open && { Authorization: `Bearer ${text("key")}` }),
      ...(example && { "Content-Type": "application/json" }),
      ...Object.fromEntries(more.flatMap((name) => (text(`h-${name}`) ? [[name, text(`h-${name}`)]] : []))),
    };
    const body = example ? { body: text("body") } : {};
    const response = await fetch(`${base}${filled}${params.size ? `?${params}` : ""}`, {
      method,
      headers,
      ...body,
    });
    const type = response.headers.get("Content-Type") ?? "";
    const remaining = response.headers.get("X-RateLimit-Remaining");
    const { status } = response;
    if (type.startsWith("image/"))
      return { status, remaining, picture: await dataUrl(await response.blob()) };
    return { status, remaining, text: pretty(await response.text()) };
  };

  const field = (name: string, label: string, attributes: object = {}) => (
    <div key={name}>
      <label htmlFor={`${id}-${name}`} className="block text-quiet text-xs">
        {label}
      </label>
      <input id={`${id}-${name}`} name={name} className={`${CONTROL} h-9 font-mono`} {...attributes} />
    </div>
  );

  return (
    <form
      id={usePreHydrationInput()}
      method="post"
      onSubmit={onSubmit}
      onFocus={() => {
        if (key.current && !key.current.value) key.current.value = readKey();
      }}
      className="space-y-3 rounded-control border border-line bg-raised p-4"
    >
      <h4 className="font-medium text-sm">Try it</h4>
      <div className="grid gap-3 sm:grid-cols-2">
        {!open && field("key", "API key", { ref: key, placeholder: "wp_…", autoComplete: "off" })}
        {ids.map((name) => field(`p-${name}`, name, { inputMode: "numeric", required: true }))}
        {query.map((name) => field(`q-${name}`, name))}
        {more.map((name) => field(`h-${name}`, name, { autoComplete: "off" }))}
      </div>
      {example && (
        <div>
          <label htmlFor={`${id}-body`} className="block text-quiet text-xs">
            Body
          </label>
          <textarea
            id={`${id}-body`}
            name="body"
            defaultValue={example}
            spellCheck={false}
            rows={Math.min(14, example.split("\n").length + 1)}
            className={`${CONTROL} py-2 font-mono`}
          />
        </div>
      )}
      <Submit look="primary" size="small" disabled={busy}>
        {busy ? "Sending…" : "Send"}
      </Submit>
      {outcome && <ResponseView outcome={outcome} />}
    </form>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
