/** The cookies of a browser that signed in. */
export async function session(url: string, email: string, password: string): Promise<string> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await asked.json();
  const first = cookies(asked);
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: first },
    body: new URLSearchParams({ email, password, csrfToken, json: "true" }),
  });
  return `${first}; ${cookies(answer)}`;
}

const cookies = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
