declare module "punycode.js" {
  const punycode: {
    /** The text of an A-label without its `xn--`. Throws a RangeError for what encodes none. */
    decode(encoded: string): string;
  };
  export default punycode;
}
