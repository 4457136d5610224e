"use client";

import { Printer } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { CONTROL } from "@/components/ui/fields/field";
import { UrlText } from "@/components/ui/url-text";

type Props = { src: string; text: string; disabled: boolean };

/** Prints the code on its own page, or saves it as a PDF. `text` is below the code. */
export function QrPoster({ src, text, disabled }: Props) {
  const id = useId();
  const [heading, setHeading] = useState("");
  // A counter, because some phones never fire `afterprint`.
  const [print, setPrint] = useState(0);
  useEffect(() => {
    const done = () => setPrint(0);
    addEventListener("afterprint", done);
    return () => removeEventListener("afterprint", done);
  }, []);
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
        <Button disabled={disabled} onClick={() => setPrint(print + 1)}>
          <Printer className="size-4" aria-hidden />
          Print poster
        </Button>
      </div>
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
