"use client";

import clsx from "clsx";
import type { Form } from "@/components/ui/form/use-form";
import type { BioTheme } from "@/lib/bio-pages/options";

type Look = { value: BioTheme; name: string; paper: string; ink: string; button: string; font: string };

/** The thumbnails of the themes. */
export const LOOKS: readonly Look[] = [
  {
    value: "clean",
    name: "Clean",
    paper: "linear-gradient(#e9e9eb,#fff)",
    ink: "#16181b",
    button: "#1f2328",
    font: "sans-serif",
  },
  {
    value: "paper",
    name: "Paper",
    paper: "#f5efe3",
    ink: "#2a211b",
    button: "#8a3b1e",
    font: "Palatino, serif",
  },
  {
    value: "midnight",
    name: "Midnight",
    paper: "radial-gradient(at 20% 0,#39427e,#0a0f20)",
    ink: "#eef1ff",
    button: "#8ea2ff",
    font: "sans-serif",
  },
  {
    value: "sunset",
    name: "Sunset",
    paper: "linear-gradient(165deg,#ffc48c,#ff8577 38%,#d45a9e 72%,#7d4cc0)",
    ink: "#36182b",
    button: "#c92a5e",
    font: "ui-rounded, sans-serif",
  },
  {
    value: "meadow",
    name: "Meadow",
    paper: "linear-gradient(#e6f1f0 60%,#a9cf8e 62% 80%,#4f9455 82%)",
    ink: "#1d3220",
    button: "#2b7339",
    font: "Calibri, sans-serif",
  },
  {
    value: "terminal",
    name: "Terminal",
    paper: "#0b0f0c",
    ink: "#d9f2dc",
    button: "#46d97c",
    font: "monospace",
  },
  {
    value: "poster",
    name: "Poster",
    paper: "#ffd23f",
    ink: "#000",
    button: "#000",
    font: "Impact, sans-serif",
  },
  { value: "gallery", name: "Gallery", paper: "#fff", ink: "#111", button: "#111", font: "Didot, serif" },
];

/** A theme picker with thumbnails. */
export function ThemeField({ form }: { form: Form }) {
  return (
    <fieldset className="space-y-1.5">
      <legend className="font-medium text-sm">Theme</legend>
      <div className="grid grid-cols-4 gap-2">
        {LOOKS.map((look) => (
          <label
            key={look.value}
            className={clsx(
              "cursor-pointer rounded-control border-2 p-1 text-center text-xs has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
              form.values.theme === look.value ? "border-accent" : "border-transparent hover:border-line",
            )}
          >
            <input
              type="radio"
              name="theme"
              value={look.value}
              checked={form.values.theme === look.value}
              onChange={() => form.set("theme", look.value)}
              className="sr-only"
            />
            <Thumbnail look={look} />
            {look.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const Thumbnail = ({ look: { paper, ink, button, font, value } }: { look: Look }) => (
  <span
    aria-hidden
    className="mb-1 flex h-20 flex-col items-center justify-center gap-1 rounded border border-line"
    style={{ background: paper, color: ink, fontFamily: font }}
  >
    <span className={clsx("text-base leading-none", value === "sunset" && "rounded bg-white px-1.5 py-0.5")}>
      Aa
    </span>
    {[1, 2].map((row) => (
      <span key={row} className="h-2 w-3/5 rounded-sm" style={{ background: button }} />
    ))}
  </span>
);
