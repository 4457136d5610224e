const post = async (path: string, fields: Record<string, string>): Promise<URL> => {
  const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  const answer = await fetch(`/api/auth/${path}`, { method: "POST", body });
  return new URL((await answer.json()).url, location.origin);
};

/** Signs in by password. Answers why not, undefined when it did. */
export async function enter(email: string, password: string): Promise<string | undefined> {
  const led = await post("callback/credentials", { email, password });
  return led.searchParams.get("error") ?? undefined;
}

/** Signs out. */
export const leave = (): Promise<unknown> => post("signout", {});
