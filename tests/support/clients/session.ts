/** The cookies of a signed-in browser. */
export async function session(url: string, email: string, password: string): Promise<string> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await asked.json();
  const first = cookies(asked);
  const response = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: first },
    body: new URLSearchParams({ email, password, csrfToken, json: "true" }),
  });
  return `${first}; ${cookies(response)}`;
}

const cookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
