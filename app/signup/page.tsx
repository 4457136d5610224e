import { redirect } from "next/navigation";
import { AuthPage } from "@/components/auth/auth-page";
import { OAuthButtons } from "@/components/auth/oauth-buttons";
import { Link } from "@/components/ui/link";
import { env } from "@/lib/env";
import { oauthProviderNames } from "@/lib/http/auth/oauth-providers";
import { currentSession } from "@/lib/http/auth/session";
import { SignUpForm } from "./form";

export const metadata = { title: "Create account" };

export default async function SignUpPage() {
  if (await currentSession()) redirect("/dashboard");
  const signIn = (
    <Link href="/login" className="font-medium text-accent underline">
      Sign in
    </Link>
  );
  if (env.SIGNUP === "closed") {
    return (
      <AuthPage
        title="Sign-up is closed"
        text="Ask the operator of this server for an account."
        below={<>Already have an account? {signIn}</>}
      >
        <p className="text-quiet text-sm">
          Operators: run <code className="wrap-anywhere">npm run -s account -- create &lt;email&gt;</code>
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Create account" text="Free." below={<>Already have an account? {signIn}</>}>
      <SignUpForm />
      <OAuthButtons providers={oauthProviderNames()} next="/dashboard" />
    </AuthPage>
  );
}
