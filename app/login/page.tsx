import { redirect } from "next/navigation";
import { AuthPage } from "@/components/auth/auth-page";
import { OAuthButtons } from "@/components/auth/oauth-buttons";
import { Link } from "@/components/ui/link";
import { env } from "@/lib/env";
import { oauthProviderNames } from "@/lib/http/auth/oauth-providers";
import { currentSession } from "@/lib/http/auth/session";
import { oauthErrorMessage } from "@/lib/users/oauth-errors";
import { SignInForm } from "./form";
import { nextPage } from "./next-page";

export const metadata = { title: "Sign in" };

type At = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: At) {
  const { next: wanted, error } = await searchParams;
  const next = nextPage(wanted);
  if (await currentSession())
    redirect(typeof error === "string" ? `/dashboard/account?error=${encodeURIComponent(error)}` : next);
  const problem = oauthErrorMessage(error);
  return (
    <AuthPage
      title="Sign in"
      below={
        env.SIGNUP === "open" && (
          <>
            New here?{" "}
            <Link href="/signup" className="font-medium text-accent underline">
              Create account
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
      <OAuthButtons providers={oauthProviderNames()} next={next} />
    </AuthPage>
  );
}
