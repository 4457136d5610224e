import { AWAY } from "@/components/ui/reach";

/** Where an answer leads, or why it leads nowhere. */
type Answer = { to: URL } | { why: string };

async function post(path: string, fields: Record<string, string>): Promise<Answer> {
  try {
    const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
    const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
    const answer = await fetch(`/api/auth/${path}`, { method: "POST", body });
    const { url, message }: { url?: unknown; message?: unknown } = await answer.json();
    if (typeof url === "string") return { to: new URL(url, location.origin) };
    return { why: typeof message === "string" ? message : AWAY };
  } catch {
    return { why: AWAY };
  }
}

/** Signs in by password. Answers why not in a sentence, undefined when it did. */
export async function enter(email: string, password: string): Promise<string | undefined> {
  const answer = await post("callback/credentials", { email, password });
  if ("why" in answer) return answer.why;
  const why = answer.to.searchParams.get("error");
  if (why === "CredentialsSignin") return "This e-mail and password do not belong together.";
  return why ?? undefined;
}

/** Goes to GitHub or Google, and from there to a page of ours. Answers why not in a sentence. */
export async function openDoor(provider: string, next: string): Promise<string | undefined> {
  const answer = await post(`signin/${provider}`, { callbackUrl: next });
  if ("why" in answer) return answer.why;
  location.assign(answer.to);
  return undefined;
}

/** Signs out. Answers why not in a sentence, undefined when it did. */
export async function leave(): Promise<string | undefined> {
  const answer = await post("signout", {});
  return "why" in answer ? answer.why : undefined;
}
