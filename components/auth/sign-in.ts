import { UNREACHABLE } from "@/components/ui/call-action";

// When the cookie of the CSRF token didn't come back.
const COOKIES_BLOCKED = "Your browser blocks cookies. Allow them for this site and try again.";

/** The URL to go to next, or an error message. */
type SignInResult = { to: URL } | { why: string };

async function post(path: string, fields: Record<string, string>): Promise<SignInResult> {
  try {
    const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
    const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
    const response = await fetch(`/api/auth/${path}`, { method: "POST", body });
    const { url, message }: { url?: unknown; message?: unknown } = await response.json();
    if (typeof url === "string") {
      const to = new URL(url, location.origin);
      return to.searchParams.has("csrf") ? { why: COOKIES_BLOCKED } : { to };
    }
    return { why: typeof message === "string" ? message : UNREACHABLE };
  } catch {
    return { why: UNREACHABLE };
  }
}

/** Signs in with a password. Resolves to an error message, or undefined on success. */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  const response = await post("callback/credentials", { email, password });
  if ("why" in response) return response.why;
  const why = response.to.searchParams.get("error");
  if (why === "CredentialsSignin") return "Wrong email or password.";
  return why ?? undefined;
}

/** Redirects to GitHub or Google, and from there to `next`. Resolves to an error message, if any. */
export async function signInWithProvider(provider: string, next: string): Promise<string | undefined> {
  const response = await post(`signin/${provider}`, { callbackUrl: next });
  if ("why" in response) return response.why;
  location.assign(response.to);
  return undefined;
}

/** Signs out. Resolves to an error message, or undefined on success. */
export async function signOut(): Promise<string | undefined> {
  const response = await post("signout", {});
  return "why" in response ? response.why : undefined;
}
