// First path segments of the app (a test compares them with app/), and misleading words.
const APP_SEGMENTS = [
  "api",
  "b",
  "c",
  "dashboard",
  "docs",
  "f",
  "forgot",
  "healthz",
  "img",
  "login",
  "logout",
  "m",
  "readyz",
  "reset",
  "signup",
  "t",
];

const COMMON_WORDS = [
  "_next about abuse account accounts admin administrator app apps assets auth billing blog cdn config contact css",
  "developer developers download email error errors favicon feedback files flags ftp help home host hosting id image",
  "images index info inngest invite js legal mail manifest me media menu metrics mobile my news null oauth ops",
  "password ping plan plans policy press pricing privacy profile public qr register report robots root rss s secure",
  "security service services session sessions settings setup shop sign-in sign-out sign-up signature signatures",
  "signin signout site sitemap sitemaps smtp source sso stat static statistics stats status store style styles",
  "support system team teams terms test token trust undefined update upload uploads url user users v1 v2 verify web",
  "webhook webhooks webmail well-known widget wp-admin www xml",
];

const RESERVED = new Set([...APP_SEGMENTS, ...COMMON_WORDS.flatMap((line) => line.split(" "))]);
const APP_SEGMENT_SET = new Set(APP_SEGMENTS);

/** Whether the app itself serves this first path segment. */
export const isAppPath = (segment: string): boolean => APP_SEGMENT_SET.has(segment);

/** Whether no link may have this slug, in any letter case: `alias_taken` (docs/contract.md §3). */
export const isReserved = (slug: string): boolean => RESERVED.has(slug.toLowerCase());
