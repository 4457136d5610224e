import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

// The first font that has a character draws it. Each is split into files by script, which are loaded on demand.
const FONTS = [
  "inter",
  "noto-sans-hebrew",
  "noto-sans-arabic",
  "noto-sans-devanagari",
  "noto-sans-thai",
  "noto-sans-jp",
  "noto-sans-sc",
  "noto-sans-kr",
];

type FontFile = { alias: string; file: string; ranges: [from: number, to: number][] };

const loaded: FontFile[][] = [];
const registered = new Set<string>();

function filesOf(font: string): FontFile[] {
  const folder = folderOf(font);
  const scripts: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  return Object.entries(scripts)
    .map(([key, ranges]) => {
      const script = key.replace(/[[\]]/g, "");
      return {
        alias: `${font} ${script}`,
        file: join(folder, "files", `${font}-${script}-wght-normal.woff2`),
        ranges: ranges.split(",").map(readRange),
      };
    })
    .reverse();
}

function readRange(text: string): [number, number] {
  const [from = "", to = from] = text.replace("U+", "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

// Resolve from this file, or from the project folder in case a bundler moved this file. The path isn't a literal,
// because Next's bundler would replace it with a module number.
function folderOf(font: string): string {
  const name = `@fontsource-variable/${font}/unicode.json`;
  for (const base of [import.meta.url, join(process.cwd(), "package.json")]) {
    try {
      return dirname(createRequire(base).resolve(name));
    } catch {}
  }
  throw new Error(`the font ${font} is not installed`);
}

function fontFileOf(character: string): FontFile | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const [index, font] of FONTS.entries()) {
    loaded[index] ??= filesOf(font);
    const found = loaded[index].find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (found) return found;
  }
  return undefined;
}

/** The text without characters that no font has, such as emoji, which would be drawn as empty boxes. */
export const withoutUnsupported = (text: string): string =>
  [...text].filter(fontFileOf).join("").replace(/\s+/g, " ").trim();

/** The font families the text needs, for a canvas `font`. They are loaded when this returns. */
export function familiesFor(text: string): string {
  const needed = new Set<FontFile>();
  for (const character of `0${text}`) {
    const found = fontFileOf(character);
    if (found) needed.add(found);
  }
  for (const { alias, file } of needed) {
    if (registered.has(alias)) continue;
    registered.add(alias);
    GlobalFonts.registerFromPath(file, alias);
  }
  return [...needed].map(({ alias }) => `"${alias}"`).join(", ");
}
