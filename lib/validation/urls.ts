/**
 * Parses an absolute URL by WHATWG rules; undefined when invalid. Not `URL.canParse`: in Node 20 and 22 it starts to
 * reject hosts with letters like é after some thousand calls.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
