declare module "punycode.js" {
  const punycode: {
    /** Decodes an A-label without its `xn--`. Throws a RangeError if invalid. */
    decode(encoded: string): string;
  };
  export default punycode;
}
