/**
 * Reads an absolute URL by the WHATWG rules; undefined when it is none. Not by `URL.canParse`: in Node 20 and 22 it
 * starts to refuse hosts with letters like é once it has been called some thousand times.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
