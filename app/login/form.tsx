"use client";

import { type SubmitEvent, useState } from "react";
import { enter } from "@/components/account/door";

export function SignInForm({ next }: { next: string }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const why = await enter(String(fields.get("email")), String(fields.get("password"))).catch(
      () => "Offline",
    );
    if (!why) return location.assign(next);
    setBusy(false);
    setProblem(
      why === "CredentialsSignin" ? "E-mail or password is not right." : "That did not work. Try again.",
    );
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <label className="flex flex-col gap-1">
        E-mail
        <input
          name="email"
          type="email"
          autoComplete="username"
          required
          className="rounded border px-3 py-2"
        />
      </label>
      <label className="flex flex-col gap-1">
        Password
        <input
          name="password"
          type="password"
          autoComplete="current-password"
          required
          className="rounded border px-3 py-2"
        />
      </label>
      <p role="alert">{problem}</p>
      <button type="submit" disabled={busy} className="rounded bg-(--ink) px-3 py-2 text-(--ground)">
        Sign in
      </button>
    </form>
  );
}
