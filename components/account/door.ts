const post = async (path: string, fields: Record<string, string>): Promise<URL> => {
  const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  const answer = await fetch(`/api/auth/${path}`, { method: "POST", body });
  return new URL((await answer.json()).url, location.origin);
};

/** Signs in by password. Answers why not in a sentence, undefined when it did. */
export async function enter(email: string, password: string): Promise<string | undefined> {
  const led = await post("callback/credentials", { email, password });
  const why = led.searchParams.get("error");
  if (why === "CredentialsSignin") return "This e-mail and password do not belong together.";
  return why ?? undefined;
}

/** Leads to GitHub or Google, and from there to a page of ours. */
export async function openDoor(provider: string, next: string): Promise<void> {
  location.assign(await post(`signin/${provider}`, { callbackUrl: next }));
}

/** Signs out. */
export const leave = (): Promise<unknown> => post("signout", {});
