import Link from "next/link";
import { redirect } from "next/navigation";
import { Entry } from "@/components/auth/auth-page";
import { OtherDoors } from "@/components/auth/oauth-buttons";
import { explain } from "@/lib/accounts/oauth-errors";
import { env } from "@/lib/env";
import { doorNames } from "@/lib/http/auth/oauth-providers";
import { sessionOwner } from "@/lib/http/auth/session";
import { SignInForm } from "./form";
import { nextPage } from "./next-page";

export const metadata = { title: "Sign in" };

type At = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: At) {
  const { next: wanted, error } = await searchParams;
  const next = nextPage(wanted);
  if (await sessionOwner())
    redirect(typeof error === "string" ? `/dashboard/account?error=${encodeURIComponent(error)}` : next);
  const problem = explain(error);
  return (
    <Entry
      title="Sign in"
      below={
        env.SIGNUP === "open" && (
          <>
            New here?{" "}
            <Link href="/signup" className="font-medium text-accent underline">
              Make an account
            </Link>
          </>
        )
      }
    >
      {problem && (
        <p role="alert" className="mb-4 text-danger text-sm">
          {problem}
        </p>
      )}
      <SignInForm next={next} />
      <OtherDoors doors={doorNames()} next={next} />
    </Entry>
  );
}
