import { redirect } from "next/navigation";
import { sessionOwner } from "@/lib/http/session";
import { SignInForm } from "./form";
import { nextPage } from "./next-page";

export const metadata = { title: "Sign in" };

type At = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: At) {
  const next = nextPage((await searchParams).next);
  if (await sessionOwner()) redirect(next);
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col justify-center gap-6 px-6 py-16">
      <h1 className="text-2xl font-semibold tracking-tight">Sign in to Waypost</h1>
      <SignInForm next={next} />
    </main>
  );
}
