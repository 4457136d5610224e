import type { BioTheme } from "@/lib/bio-pages/options";

export type Look = {
  value: BioTheme;
  name: string;
  paper: string;
  ink: string;
  button: string;
  font: string;
  /** The color behind the text, where it isn't `paper`. */
  card?: string;
};

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
    card: "#fff",
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
