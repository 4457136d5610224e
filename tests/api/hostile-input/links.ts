import fc from "fast-check";
import { anything, dateTime, text, words } from "./values";

// Fields of a link as the JSON text of a body.

const quoted = (...values: fc.Arbitrary<string>[]) =>
  fc.oneof(...values).map((value) => JSON.stringify(value));

const URLS = [
  ...words(`http://a HTTPS://EXAMPLE.COM:443/ https://bücher.example/ü?q=ü#ü http://[::1]:8080/ http://0x7f.1/
    https://user:pw@a.b/ https://@a.b/ http:// http:///x https:a.b https:\\\\a\\b //a.b javascript:alert(1)
    data:text/html,x ftp://a.b http://a.b:99999/ https://xn--/ https://%00/ https://a..b/ https://a.b/%zz
    https://a.b/\ud800 https://a.b/\u202etxt http://a\tb.c/ https://${"a.".repeat(150)}com/`),
  "https://a.b/c d",
  "http://a b/",
  " https://a.b/ ",
  "https://a.b/\nc",
  ...[2048, 2049].map((length) => `https://example.com/${"x".repeat(length - 20)}`),
];

let webUrl: fc.Arbitrary<string> | undefined;
/** Made when a value is needed, not while the file is loaded: that takes most of a second. */
const anyWebUrl = fc.constant(undefined).chain(() => {
  webUrl ??= fc.webUrl({ withFragments: true, withQueryParameters: true });
  return webUrl;
});

const goodUrl = fc
  .tuple(anyWebUrl, fc.uuid())
  .map(([url, id]) => `${url.replace(/[?#].*/, "")}?${id}${url.replace(/^[^?#]*/, "")}`);

const url = quoted(
  goodUrl,
  fc.constantFrom(...URLS),
  text.map((path) => `https://example.com/${path}`),
);

// Not single characters: another test claims each of those.
const ALIASES = words("aaa api Dashboard _next a/b a.b é ａ --- __proto__").concat(
  " trimmed ",
  "x".repeat(65),
);

const alias = quoted(fc.constantFrom(...ALIASES), fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-]{3,64}$/));

const OPTIONS: Record<string, fc.Arbitrary<string>> = {
  alias,
  slug: alias,
  title: quoted(text),
  expires_at: quoted(dateTime),
  expire_days: fc.constantFrom("1", "7", "30", "90", "180", "365", "0", "2", "7.0", '"7"'),
  starts_at: quoted(dateTime),
  on_duplicate: fc.constantFrom('"reuse"', '"create"', '"Reuse"', '""'),
  click_limit: fc.constantFrom("1", "1000000000", "0", "1000000001", "1.5", '"5"'),
  paused: fc.constantFrom("true", "false", "0", '"true"'),
};

const member = (name: string, value: fc.Arbitrary<string>) =>
  fc
    .oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: anything })
    .map((json) => `"${name}":${json}`);

const options = fc.array(
  fc.oneof(
    ...Object.entries(OPTIONS).map(([name, value]) => member(name, value)),
    ...["__proto__", "constructor", "id", "clicks", "created_at"].map((name) => member(name, anything)),
  ),
  { maxLength: 3 },
);

const body = (members: fc.Arbitrary<string[]>) => members.map((all) => `{${all.join(",")}}`);

/** Fields of a new link: usually a destination, and up to three others; a repeated one now and then. */
export const newLink = body(
  fc
    .tuple(fc.oneof({ weight: 9, arbitrary: member("url", url) }, fc.constant('"unknown":1')), options)
    .map(([first, others]) => [first, ...others]),
);

/** Fields of an update. */
export const linkChange = body(
  fc.oneof(
    options,
    fc.tuple(member("url", url), options).map(([first, others]) => [first, ...others]),
  ),
);

/** Days of an extension. */
export const extension = body(
  fc
    .oneof(fc.constantFrom("1", "30", "365", "0", "366", "30.0", '"30"'), anything)
    .map((days) => [`"days":${days}`]),
);
