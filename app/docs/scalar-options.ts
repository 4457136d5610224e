// All but curl, fetch, Python's requests, PHP's curl and Go: Scalar only has an option to hide.
const HIDDEN_LANGUAGES = [
  "c",
  "clojure",
  "csharp",
  "dart",
  "fsharp",
  "http",
  "java",
  "kotlin",
  "node",
  "objc",
  "ocaml",
  "powershell",
  "r",
  "ruby",
  "rust",
  "swift",
];
const HIDDEN_CLIENTS = {
  shell: ["wget", "httpie"],
  js: ["axios", "jquery", "ofetch", "xhr"],
  python: ["aiohttp", "httpx_async", "httpx_sync", "python3"],
  php: ["guzzle", "laravel"],
};

// The colors of app/globals.css. Scalar's own are too pale for small text.
const STYLE = `
.light-mode, .dark-mode {
  --scalar-font: var(--font-sans);
  --scalar-background-1: var(--ground);
  --scalar-background-2: var(--surface);
  --scalar-background-3: var(--raised);
  --scalar-background-accent: var(--raised);
  --scalar-border-color: var(--line);
  --scalar-color-1: var(--ink);
  --scalar-color-2: var(--quiet);
  --scalar-color-3: var(--quiet);
  --scalar-color-accent: var(--accent);
  --scalar-color-green: var(--good);
  --scalar-color-red: var(--danger);
  --scalar-color-yellow: var(--warn);
  --scalar-color-orange: var(--warn);
  --scalar-color-blue: var(--accent);
  --scalar-color-purple: var(--accent);
}
/* A choice of content types inside the button that opens a response, which no keyboard reaches. */
.parameter-item-trigger button { display: none !important }`;

/** Scalar's options: part of this site, without third-party requests. */
export const SCALAR_OPTIONS = {
  theme: "none",
  customCss: STYLE,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideDarkModeToggle: true,
  showDeveloperTools: "never",
  documentDownloadType: "json",
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  hiddenClients: { ...Object.fromEntries(HIDDEN_LANGUAGES.map((name) => [name, true])), ...HIDDEN_CLIENTS },
} as const;
