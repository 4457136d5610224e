/** Why a preview's fields are invalid, as a form would say it; undefined when valid. */
export async function previewProblem(
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  const headers = { "X-Preview-Check": "1" };
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const response = await fetch(form.action, { method: "POST", body, headers, signal });
  if (!response.ok || !response.headers.get("content-type")?.startsWith("application/json")) return undefined;
  const { message } = await response.json();
  return typeof message === "string" ? message : undefined;
}
