"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { withoutScheme } from "@/components/ui/display-url";
import { Select } from "@/components/ui/fields/select";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import { CopyImage } from "./copy-image";
import { scanWarning } from "./scan-warning";

const SIZES = [256, 512, 1024, 2048];
const FORMATS = ["png", "svg", "pdf"];

/** At 300 pixels per inch, as the PDF has it. */
const printedSize = (pixels: number) => `${((pixels / 300) * 2.54).toFixed(1)} cm`;

const PAUSE_MS = 200;

type Props = {
  /** The page of the resource; its code is served at `/qr` below it. */
  path: string;
  /** What the code contains. */
  address: string;
};

/** The QR code of a public address, in colors and a size to choose, to download and to copy. */
export function QrPanel({ path, address }: Props) {
  const slug = address.slice(address.lastIndexOf("/") + 1);
  const [fg, setFg] = useState("#000000");
  const [bg, setBg] = useState("#ffffff");
  const [size, setSize] = useState(1024);
  const same = fg === bg;
  const look = { size: String(size), fg: fg.slice(1), bg: bg.slice(1) };
  // With the slug, so that a renamed resource isn't shown with its old code.
  const at = (format: string) => `${path}/qr?${new URLSearchParams({ format, ...look, slug })}`;
  const inputs = usePreHydrationInput();
  return (
    <Card title="QR code" id="qr-code">
      <div className="@container">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <Picture src={same ? undefined : at("svg")} slug={slug} />
          <div id={inputs} className="min-w-0 flex-1 basis-52 space-y-3 text-sm">
            <Color name="Foreground" value={fg} onChange={setFg} />
            <Color name="Background" value={bg} onChange={setBg} />
            {same && (
              <p role="alert" className="text-danger">
                Choose two different colors, or the code can't be scanned.
              </p>
            )}
            <p role="status" className="max-w-60 text-warn">
              {scanWarning(fg.slice(1), bg.slice(1))}
            </p>
            <Size value={size} onChange={setSize} />
            <p className="text-quiet wrap-anywhere">Opens {withoutScheme(address)}</p>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {FORMATS.map((format) => (
            <Download key={format} href={at(format)} name={`${slug}.${format}`} off={same}>
              Download {format.toUpperCase()}
            </Download>
          ))}
          <CopyImage src={at("png")} disabled={same} />
        </div>
      </div>
    </Card>
  );
}

/** The very drawing that is downloaded. */
function Picture({ src, slug }: { src: string | undefined; slug: string }) {
  const [drawn, setDrawn] = useState(src);
  const [failed, setFailed] = useState<string>();
  // Debounced: a color picker changes with every pointer move.
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(src), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [src]);
  const frame = "w-40 rounded-control border border-line @lg:w-60";
  if (drawn !== undefined && failed === drawn)
    return (
      <p role="alert" className={clsx(frame, "p-4 text-danger text-sm")}>
        The QR code couldn't be loaded. Reload the page.
      </p>
    );
  return (
    // biome-ignore lint/performance/noImgElement: our own route renders it
    <img
      src={drawn}
      width={240}
      height={240}
      alt={`QR code of ${slug}`}
      onError={() => setFailed(drawn)}
      className={clsx(frame, "h-auto")}
    />
  );
}

type DownloadProps = { href: string; name: string; off: boolean; children: ReactNode };

const Download = ({ href, name, off, children }: DownloadProps) =>
  off ? (
    <Button size="small" disabled>
      {children}
    </Button>
  ) : (
    <a href={href} download={name} className={buttonClass({ size: "small" })}>
      {children}
    </a>
  );

type ColorProps = { name: string; value: string; onChange(value: string): void };

const Color = ({ name, value, onChange }: ColorProps) => (
  <label className="flex items-center gap-2">
    <input
      type="color"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-8 w-10 rounded-control border border-edge/60 bg-surface p-0.5"
    />
    {name}
  </label>
);

function Size({ value, onChange }: { value: number; onChange(value: number): void }) {
  const id = useId();
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-medium">
        Size
      </label>
      <Select
        id={id}
        options={SIZES.map((pixels) => ({ value: String(pixels), name: `${pixels} × ${pixels} pixels` }))}
        value={String(value)}
        aria-describedby={`${id}-help`}
        onChange={(pixels) => onChange(Number(pixels))}
        className="max-w-60"
      />
      <p id={`${id}-help`} className="text-quiet text-xs">
        {printedSize(value)} wide in print. SVG and PDF stay sharp at any size.
      </p>
    </div>
  );
}
