"use client";

import { ArrowRight, Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { displayUrl } from "@/components/ui/display-url";
import { TextField } from "@/components/ui/fields/text-field";
import { Failure } from "@/components/ui/form/form-box";
import { useForm } from "@/components/ui/form/use-form";
import { UrlText } from "@/components/ui/url-text";
import { updateLink } from "../actions";

type Props = { id: number; url: string };

/** The link's destination, editable inline. */
export function Destination({ id, url }: Props) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (editing) return <DestinationForm id={id} url={url} onClose={close} />;
  const shown = displayUrl(url);
  const end = shown.search(/[/?#]|$/);
  return (
    <div className="flex min-w-0 items-center gap-1 text-sm">
      <ArrowRight className="size-4 shrink-0 text-quiet" aria-hidden />
      <a
        href={url}
        rel="noreferrer noopener"
        target="_blank"
        title={url}
        className="line-clamp-2 min-w-0 hover:underline"
      >
        <span className="sr-only">Destination: </span>
        <span className="font-medium wrap-anywhere">{shown.slice(0, end).replace(/^www\./, "")}</span>
        <span className="text-quiet">
          <UrlText url={shown.slice(end)} />
        </span>
      </a>
      <Button
        ref={edit}
        look="quiet"
        size="icon"
        className="shrink-0"
        aria-label="Edit destination"
        title="Edit destination"
        onClick={() => setEditing(true)}
      >
        <Pencil className="size-4" aria-hidden />
      </Button>
    </div>
  );
}

function DestinationForm({ id, url, onClose }: Props & { onClose(): void }) {
  const form = useForm({
    initial: { url },
    save: (fields) => updateLink(id, fields),
    saved: "Saved",
    onSaved: onClose,
  });
  return (
    <form
      noValidate
      className="max-w-2xl space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <TextField
        form={form}
        name="url"
        label="Destination"
        type="url"
        inputMode="url"
        required
        autoFocus
        help="Printed QR codes and shared links follow the new destination."
      />
      <Failure form={form} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="small" disabled={form.saving}>
          Save
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
