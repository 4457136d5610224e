"use client";

import { Printer } from "lucide-react";
import { useEffect, useId, useState, useTransition } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import { Disclosure } from "@/components/ui/disclosure";
import { CONTROL } from "@/components/ui/fields/field";
import { UrlText } from "@/components/ui/url-text";
import type { ActionResult } from "@/lib/http/dashboard/action-result";

type Props = {
  src: string;
  text: string;
  disabled: boolean;
  renewal: Renewal | undefined;
};

/** The automatic renewal of the link behind the code, while it is off. */
export type Renewal = { turnOn: () => Promise<ActionResult<unknown>>; isExpired: boolean };

/** Prints the code on its own page, or saves it as a PDF. `text` is below the code. */
export function QrPoster({ src, text, disabled, renewal }: Props) {
  const id = useId();
  const [heading, setHeading] = useState("");
  const [renews, setRenews] = useState(true);
  const [busy, start] = useTransition();
  // A counter, because some phones never fire `afterprint`.
  const [print, setPrint] = useState(0);
  useEffect(() => {
    const done = () => setPrint(0);
    addEventListener("afterprint", done);
    return () => removeEventListener("afterprint", done);
  }, []);
  const onPrint = () => {
    if (renewal && renews) start(() => toastResult(renewal.turnOn(), "Automatic renewal turned on"));
    setPrint(print + 1);
  };
  return (
    <Disclosure title="Poster" className="mt-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-52 space-y-1.5 text-sm">
          <label htmlFor={id} className="block font-medium">
            Heading
          </label>
          <input
            id={id}
            value={heading}
            maxLength={80}
            placeholder="Scan me"
            onChange={(event) => setHeading(event.target.value)}
            className={`${CONTROL} h-10`}
          />
        </div>
        <Button disabled={disabled || busy} onClick={onPrint}>
          <Printer className="size-4" aria-hidden />
          Print poster
        </Button>
      </div>
      {renewal && (
        <div className="mt-3 flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            id={`${id}-renews`}
            checked={renews}
            aria-describedby={`${id}-renews-help`}
            onChange={(event) => setRenews(event.target.checked)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <div>
            <label htmlFor={`${id}-renews`} className="font-medium">
              Renew automatically
            </label>
            <p id={`${id}-renews-help`} className="text-quiet text-xs">
              {renewal.isExpired
                ? "The link has expired. Without renewal, the printed code won't work."
                : "Otherwise the printed code stops working when the link expires."}
            </p>
          </div>
        </div>
      )}
      <p className="mt-2 text-quiet text-xs">
        One page with the code. To get a PDF, choose “Save as PDF” as the printer.
      </p>
      {print > 0 &&
        createPortal(<Sheet key={print} src={src} heading={heading.trim()} text={text} />, document.body)}
    </Disclosure>
  );
}

/** While mounted, only this is printed (app/globals.css). */
const Sheet = ({ src, heading, text }: { src: string; heading: string; text: string }) => (
  <div data-print-sheet className="hidden min-h-[90vh] flex-col items-center justify-center text-center">
    {heading && <p className="mb-8 font-semibold text-5xl wrap-anywhere">{heading}</p>}
    {/* biome-ignore lint/performance/noImgElement: our own route renders it */}
    <img src={src} alt="" onLoad={() => window.print()} className="w-[15cm] max-w-full" />
    <p className="mt-8 text-xl">
      <UrlText url={text} />
    </p>
  </div>
);
