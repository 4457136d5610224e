import Link from "next/link";
import { redirect } from "next/navigation";
import { Entry } from "@/components/auth/auth-page";
import { OtherDoors } from "@/components/auth/oauth-buttons";
import { env } from "@/lib/env";
import { doorNames } from "@/lib/http/auth/oauth-providers";
import { sessionOwner } from "@/lib/http/auth/session";
import { SignUpForm } from "./form";

export const metadata = { title: "Make an account" };

export default async function SignUpPage() {
  if (await sessionOwner()) redirect("/dashboard");
  const signIn = (
    <Link href="/login" className="font-medium text-accent underline">
      Sign in
    </Link>
  );
  if (env.SIGNUP === "closed") {
    return (
      <Entry
        title="Sign-up is closed"
        text="New accounts are made by the operator of this server."
        below={<>Have one? {signIn}</>}
      >
        <p className="text-quiet text-sm">
          Operators: <code className="wrap-anywhere">npm run -s account -- create &lt;email&gt;</code>
        </p>
      </Entry>
    );
  }
  return (
    <Entry
      title="Make an account"
      text="Free, and nothing to install."
      below={<>Have an account? {signIn}</>}
    >
      <SignUpForm />
      <OtherDoors doors={doorNames()} next="/dashboard" />
    </Entry>
  );
}
