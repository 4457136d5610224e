// Safe in the browser: pages show these lines, too.

/** Quotes a text so that no shell changes it. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * A curl command that posts `body` with an API key, or the name of a variable that holds one. The address is quoted for
 * zsh, which takes `?` and `[` for patterns; nothing follows the command, for zsh knows no comments at its prompt.
 */
export function curlCommand(url: string, key: string, body: object, { lines = false } = {}): string {
  const parts = [
    `curl -s "${url}"`,
    `-H "Authorization: Bearer ${key}"`,
    '-H "Content-Type: application/json"',
    `-d ${quote(JSON.stringify(body))}`,
  ];
  return parts.join(lines ? " \\\n  " : " ");
}
