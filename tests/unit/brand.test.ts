import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { BRAND } from "@/components/pages/brand";
import { contrast } from "@/components/pages/color";
import { ARM, POST } from "@/components/pages/signpost-icon";
import { style } from "@/components/pages/style";
import { ROOT } from "@/tests/support/root";

const css = readFileSync(join(ROOT, "app/globals.css"), "utf8");
const pairs = Object.fromEntries(
  Array.from(css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g), ([, name = "", light, dark]) => [
    name,
    [light, dark],
  ]),
);

test("the app, the status pages and the icon have the same colors and the same mark", () => {
  expect(pairs).toMatchObject(BRAND);
  for (const [name, [light, dark]] of Object.entries(BRAND)) {
    expect(style).toContain(`--${name}: ${light};`);
    expect(style).toContain(`--${name}: ${dark};`);
  }
  const icon = readFileSync(join(ROOT, "app/icon.svg"), "utf8");
  for (const part of [...BRAND.accent, ARM, POST]) expect(icon).toContain(part);
});

test("the pages that a short link shows use no color that isn't defined", () => {
  const folder = join(ROOT, "components/pages");
  const own = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
  const sources = own.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  const defined = `${style}${sources}`;
  const used = new Set(Array.from(sources.matchAll(/var\(--([a-z-]+)\)/g), ([, name]) => name));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !defined.includes(`--${name}: `))).toEqual([]);
});

test("every text color of the app is readable on every background, light and dark", () => {
  const texts = ["ink", "quiet", "accent", "accent-strong", "danger", "good", "warn"];
  const rows = [
    ...["ground", "surface", "raised"].flatMap((on) => texts.map((text) => [text, on] as const)),
    ["on-accent", "accent"],
    ["on-accent", "accent-strong"],
    ["on-danger", "danger"],
  ] as const;
  const pale = rows.flatMap(([text, on]) =>
    [0, 1].flatMap((theme) => {
      const [one = "", other = ""] = [pairs[text]?.[theme], pairs[on]?.[theme]];
      const ratio = contrast(one.slice(1), other.slice(1));
      return ratio >= 4.5 ? [] : [`${text} on ${on}: ${ratio}`];
    }),
  );
  expect(pale).toEqual([]);
});
