export const D = "https://example.com/";

// destination | visitor's query | Location
export const FORWARDED: readonly (readonly [url: string, query: string, location: string])[] = [
  [D, "", D],
  [D, "a=1", `${D}?a=1`],
  [D, "a=1&b=2", `${D}?a=1&b=2`],
  [D, "b=2&a=1", `${D}?b=2&a=1`],
  [D, "a=1&a=2&a=1", `${D}?a=1&a=2&a=1`],
  [D, "a[]=1&a[]=2", `${D}?a[]=1&a[]=2`],
  [D, "a%5B%5D=1", `${D}?a%5B%5D=1`],
  [D, "path=%2Fx%2fy", `${D}?path=%2Fx%2fy`],
  [D, "path=/x/y", `${D}?path=/x/y`],
  [D, "q=a+b%20c", `${D}?q=a+b%20c`],
  [D, "a=", `${D}?a=`],
  [D, "a", `${D}?a`],
  [D, "=1", `${D}?=1`],
  [D, "a=b=c==", `${D}?a=b=c==`],
  [D, "a=1?b=2", `${D}?a=1?b=2`],
  [D, "&&a=1&&b=2&", `${D}?a=1&b=2`],
  [D, "a=%zz&b=%", `${D}?a=%zz&b=%`],
  [D, "a='\"<>|{}", `${D}?a='"<>|{}`],
  [D, "a=\u00e9 \u{1f511}\ud83d", `${D}?a=%C3%A9%20%F0%9F%94%91%EF%BF%BD`],
  [D, "a=%C3%A9", `${D}?a=%C3%A9`],
  ["https://example.com", "a=1", "https://example.com?a=1"],
  ["https://example.com/x", "a=1", "https://example.com/x?a=1"],
  [`${D}?`, "a=1", `${D}?a=1`],
  [`${D}?x=1`, "a=1", `${D}?x=1&a=1`],
  [`${D}?x=1&`, "a=1", `${D}?x=1&a=1`],
  [`${D}?x=1&&y`, "a=1", `${D}?x=1&&y&a=1`],
  [`${D}?x=%2F+%20`, "a=1", `${D}?x=%2F+%20&a=1`],
  [`${D}#frag`, "a=1", `${D}?a=1#frag`],
  [`${D}?x=1#frag?y=2`, "a=1", `${D}?x=1&a=1#frag?y=2`],
  [`${D}#/route?y=2`, "y=1", `${D}?y=1#/route?y=2`],
  [`${D}?a=own`, "a=1", `${D}?a=own`],
  [`${D}?a=own`, "a=1&b=2&a=3", `${D}?a=own&b=2`],
  [`${D}?a`, "a=1", `${D}?a`],
  [`${D}?a=`, "a=1", `${D}?a=`],
  [`${D}?%61=own`, "a=1", `${D}?%61=own`],
  [`${D}?a+b=own`, "a%20b=1&a+b=2", `${D}?a+b=own`],
  [`${D}?a=own`, "A=1", `${D}?a=own&A=1`],
  [D, "qr=1&a=1&wp_click=x&wp_=y", `${D}?a=1`],
  [D, "qr=1", D],
  [D, "%71r=1&wp%5Fclick=1", D],
  [
    "https://münchen.example/straße?ü=1#ä",
    "ö=1".normalize(),
    "https://xn--mnchen-3ya.example/stra%C3%9Fe?%C3%BC=1&%C3%B6=1#%C3%A4",
  ],
  ["https://münchen.example/", "a='", "https://xn--mnchen-3ya.example/?a='"],
];

export const UTM = { source: "news letter", campaign: "frühling", ref: "a&b" };

// destination | visitor's query, if it is forwarded | Location
export const TAGGED: readonly (readonly [url: string, query: string | null, location: string])[] = [
  [D, null, `${D}?utm_source=news%20letter&utm_campaign=fr%C3%BChling&ref=a%26b`],
  [`${D}#frag`, null, `${D}?utm_source=news%20letter&utm_campaign=fr%C3%BChling&ref=a%26b#frag`],
  [`${D}?utm_source=x&a=1`, null, `${D}?utm_source=news%20letter&a=1&utm_campaign=fr%C3%BChling&ref=a%26b`],
  [
    `${D}?utm_source=x&a=1&utm_source=y&ref`,
    null,
    `${D}?utm_source=news%20letter&a=1&ref=a%26b&utm_campaign=fr%C3%BChling`,
  ],
  [
    `${D}?utm_medium=kept&UTM_SOURCE=kept`,
    null,
    `${D}?utm_medium=kept&UTM_SOURCE=kept&utm_source=news%20letter&utm_campaign=fr%C3%BChling&ref=a%26b`,
  ],
  [D, "utm_source=mine", `${D}?utm_campaign=fr%C3%BChling&ref=a%26b&utm_source=mine`],
  [D, "utm_source=mine&utm_term=t", `${D}?utm_campaign=fr%C3%BChling&ref=a%26b&utm_source=mine&utm_term=t`],
  // Names are compared decoded.
  [
    `${D}?utm%5Fsource=x&a=1&utm+source=kept`,
    null,
    `${D}?utm_source=news%20letter&a=1&utm+source=kept&utm_campaign=fr%C3%BChling&ref=a%26b`,
  ],
  [D, "utm%5Fsource=mine", `${D}?utm_campaign=fr%C3%BChling&ref=a%26b&utm%5Fsource=mine`],
  // In all three, the link's wins.
  [
    `${D}?utm_source=x`,
    "utm%5Fsource=mine&%72ef=mine",
    `${D}?utm_source=news%20letter&utm_campaign=fr%C3%BChling&%72ef=mine`,
  ],
  [
    `${D}?utm_source=x`,
    "utm_source=mine",
    `${D}?utm_source=news%20letter&utm_campaign=fr%C3%BChling&ref=a%26b`,
  ],
];
