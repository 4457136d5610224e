// Safe in the browser: pages show these commands too.

/** Quotes a text for a shell. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * A curl command that posts `body` with an API key, or the name of a variable that holds one. Works in sh, bash and
 * zsh: the URL is quoted, because zsh expands `?` and `[`, and nothing follows, because zsh has no comments at its
 * prompt.
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
