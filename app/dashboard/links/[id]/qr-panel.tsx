"use client";

import { type ReactNode, useEffect, useState } from "react";
import { contrast, luminance } from "@/components/pages/color";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { usePreHydrationInput } from "@/components/ui/pre-hydration-input";

const SHOWN = 240;
const PRINTED = 1024;
const PAUSE_MS = 200;

/** The QR code of a link in custom colors. */
export function QrPanel({ id, slug }: { id: number; slug: string }) {
  const [fg, setFg] = useState("#000000");
  const [bg, setBg] = useState("#ffffff");
  const same = fg === bg;
  const warning = colorWarning(fg.slice(1), bg.slice(1));
  const at = (format: string, size: number) =>
    `/dashboard/links/${id}/qr?${new URLSearchParams({ format, size: String(size), fg: fg.slice(1), bg: bg.slice(1) })}`;
  const wanted = same ? undefined : at("svg", SHOWN);
  const [drawn, setDrawn] = useState(wanted);
  // Debounced: a color picker changes with every pointer move.
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <Card title="QR code">
      <div className="flex flex-wrap items-start gap-4">
        {/* biome-ignore lint/performance/noImgElement: our own route renders it in this size */}
        <img
          src={drawn}
          width={SHOWN}
          height={SHOWN}
          alt={`QR code of ${slug}`}
          className="h-auto w-40 rounded-control border border-line"
        />
        <div id={usePreHydrationInput()} className="space-y-3 text-sm">
          <Color name="Foreground" value={fg} onChange={setFg} />
          <Color name="Background" value={bg} onChange={setBg} />
          {same && (
            <p role="alert" className="text-danger">
              Choose two different colors, or the code can't be scanned.
            </p>
          )}
          <p role="status" className="max-w-60 text-warn">
            {warning}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Download href={at("png", PRINTED)} name={`${slug}.png`} off={same}>
          Download PNG
        </Download>
        <Download href={at("svg", PRINTED)} name={`${slug}.svg`} off={same}>
          Download SVG
        </Download>
      </div>
    </Card>
  );
}

// Below this, cameras fail in poor light (ISO/IEC 15415 grades it as a failing symbol contrast).
const SCANNABLE = 3;

/** Why phones may not read a code in these colors. */
function colorWarning(fg: string, bg: string): string | undefined {
  if (fg === bg) return undefined;
  const ratio = contrast(fg, bg);
  if (ratio < SCANNABLE)
    return `Many phones can't scan this: the colors are too close (contrast ${ratio.toFixed(1)}:1, use 3:1 or more).`;
  if (luminance(fg) > luminance(bg))
    return "Some scanners can't read light codes on a dark background. Try it before you print it.";
  return undefined;
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
