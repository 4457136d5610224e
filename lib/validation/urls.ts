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

/** Whether the percent-encoding of a text is complete and yields valid UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
