"use client";

import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

const SHOWN = 240;
const PRINTED = 1024;

/** The QR code of a link in colours of one's choice. */
export function QrPanel({ id, slug }: { id: number; slug: string }) {
  const [fg, setFg] = useState("#000000");
  const [bg, setBg] = useState("#ffffff");
  const same = fg === bg;
  const at = (format: string, size: number) =>
    `/dashboard/links/${id}/qr?${new URLSearchParams({ format, size: String(size), fg: fg.slice(1), bg: bg.slice(1) })}`;
  return (
    <Card title="QR code">
      <div className="flex flex-wrap items-start gap-4">
        {/* biome-ignore lint/performance/noImgElement: it is drawn for this size by our own route */}
        <img
          src={same ? undefined : at("svg", SHOWN)}
          width={SHOWN}
          height={SHOWN}
          alt={`QR code of ${slug}`}
          className="h-auto w-40 rounded-control border border-line"
        />
        <div className="space-y-3 text-sm">
          <Colour name="Modules" value={fg} onChange={setFg} />
          <Colour name="Background" value={bg} onChange={setBg} />
          {same && (
            <p role="alert" className="text-danger">
              Two different colours, or nobody can read it.
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 flex gap-2">
        <a href={at("png", PRINTED)} download={`${slug}.png`} className={buttonClass({ size: "small" })}>
          PNG, {PRINTED} pixels
        </a>
        <a href={at("svg", PRINTED)} download={`${slug}.svg`} className={buttonClass({ size: "small" })}>
          SVG
        </a>
      </div>
    </Card>
  );
}

const Colour = ({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string;
  onChange(value: string): void;
}) => (
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
