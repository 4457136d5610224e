import jsQR, { type Options } from "jsqr";

/**
 * The text of a QR code in RGBA pixels; undefined when jsQR finds none. Always passes the option: jsQR keeps that of one
 * call as the default of all later ones.
 */
export const readPixels = (
  data: Uint8ClampedArray,
  width: number,
  height: number,
  inversionAttempts: Options["inversionAttempts"] = "attemptBoth",
): string | undefined => jsQR(data, width, height, { inversionAttempts })?.data;
