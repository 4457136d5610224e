import { UNREACHABLE } from "@/components/ui/reach";

/** Where an answer leads, or why it leads nowhere. */
type SignInResult = { to: URL } | { why: string };

async function post(path: string, fields: Record<string, string>): Promise<SignInResult> {
  try {
    const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
    const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
    const response = await fetch(`/api/auth/${path}`, { method: "POST", body });
    const { url, message }: { url?: unknown; message?: unknown } = await response.json();
    if (typeof url === "string") return { to: new URL(url, location.origin) };
    return { why: typeof message === "string" ? message : UNREACHABLE };
  } catch {
    return { why: UNREACHABLE };
  }
}

/** Signs in by password. Answers why not in a sentence, undefined when it did. */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  const response = await post("callback/credentials", { email, password });
  if ("why" in response) return response.why;
  const why = response.to.searchParams.get("error");
  if (why === "CredentialsSignin") return "This e-mail and password do not belong together.";
  return why ?? undefined;
}

/** Goes to GitHub or Google, and from there to a page of ours. Answers why not in a sentence. */
export async function signInWithProvider(provider: string, next: string): Promise<string | undefined> {
  const response = await post(`signin/${provider}`, { callbackUrl: next });
  if ("why" in response) return response.why;
  location.assign(response.to);
  return undefined;
}

/** Signs out. Answers why not in a sentence, undefined when it did. */
export async function signOut(): Promise<string | undefined> {
  const response = await post("signout", {});
  return "why" in response ? response.why : undefined;
}
