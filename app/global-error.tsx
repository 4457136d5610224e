"use client";

import { BRAND } from "@/components/pages/brand";
import { SignpostIcon } from "@/components/pages/signpost-icon";

const colors = (theme: 0 | 1) =>
  `--ground: ${BRAND.ground[theme]}; --ink: ${BRAND.ink[theme]}; --quiet: ${BRAND.quiet[theme]}; --accent: ${BRAND.accent[theme]};`;

// The root layout, which sets the chosen theme, is what failed; its stylesheet may be missing.
const STYLES = `
:root { color-scheme: light dark; ${colors(0)} }
@media (prefers-color-scheme: dark) { :root { ${colors(1)} } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 42rem; min-height: 100dvh; margin: auto; padding: 1.5rem; display: flex; flex-direction: column; justify-content: center; align-items: flex-start; gap: 1rem; }
svg { color: var(--accent); }
h1, p { margin: 0; }
h1 { font-size: 1.25rem; font-weight: 600; }
p { color: var(--quiet); }
nav { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; }
button { border: 0; border-radius: 0.5rem; padding: 0.625rem 1rem; background: var(--accent); color: var(--ground); font: inherit; font-weight: 500; cursor: pointer; }
a { color: inherit; text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

export default function GlobalError({ retry }: { retry(): void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Waypost</title>
        <style>{STYLES}</style>
        <main>
          <SignpostIcon arm="fallen" />
          <h1>Couldn't load this page</h1>
          <p>Something went wrong on our side. Try again in a moment.</p>
          <nav>
            <button type="button" onClick={() => retry()}>
              Try again
            </button>
            {/* The router may be what failed: a plain link forces a full load. */}
            <a href="/">Go to the home page</a>
          </nav>
        </main>
      </body>
    </html>
  );
}
